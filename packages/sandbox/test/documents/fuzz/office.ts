import { zipSync } from 'fflate';
import {
  makeDoc,
  makeFarSheet,
  makeMsg,
  makeOdt,
  makePpt,
  makePptx,
  makeWorkbook,
  makeXps,
  rtf as plainRtf,
} from '../make-office.ts';
import type { Subject } from './subject.ts';
import { randomText } from './words.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

/** RTF. */
const rtf: Subject = {
  extension: 'rtf',
  count: 60,
  generate: (random) => latin(plainRtf.replace('agreement', randomText(random))),
  hostile: {
    'a million groups': () => latin(`{\\rtf1 ${'{'.repeat(1_000_000)}`),
    'a million ends': () => latin(`{\\rtf1 ${'}'.repeat(1_000_000)}`),
    'words without end': () => latin(`{\\rtf1 \\${'a'.repeat(1_000_000)}`),
    'letters that skip the rest': () => latin('{\\rtf1\\uc999999999 \\u1 abc}'),
    backslashes: () => latin(`{\\rtf1 ${'\\'.repeat(2_000_001)}`),
  },
};

/** Word 97. */
const doc: Subject = {
  extension: 'doc',
  count: 60,
  generate: (random) => makeDoc(`${randomText(random)}\r`.replaceAll(/[^ -~\r]/gu, ' '), 'Łódź\r'),
  hostile: {
    'pieces without end': () => {
      const file = Buffer.from(makeDoc('text\r', 'x\r'));
      for (let at = 0; at + 4 < file.length; at += 4)
        if (file.readUInt32LE(at) === 28) file.writeUInt32LE(0xff_ff_ff_f0, at);
      return file;
    },
    'no more than its beginning': () =>
      Buffer.from([
        0xd0,
        0xcf,
        0x11,
        0xe0,
        0xa1,
        0xb1,
        0x1a,
        0xe1,
        ...Array.from({ length: 600 }, () => 0xff),
      ]),
  },
};

/** Excel, both kinds. */
const xls: Subject = {
  extension: 'xls',
  count: 60,
  generate: (random) => makeWorkbook(random.pick(['xls', 'xlsx'])),
  hostile: {
    'a cell far from the others': makeFarSheet,
    'a sheet that unpacks to 300 MB': () =>
      zipSync({
        '[Content_Types].xml': latin(
          '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
        ),
        'xl/workbook.xml': Buffer.alloc(300_000_000, ' '),
      }),
  },
};

/** PowerPoint, both kinds. */
const ppt: Subject = {
  extension: 'ppt',
  count: 40,
  generate: (random) =>
    random.chance(0.5)
      ? makePpt([
          ['One', 'a'],
          ['Two', 'b'],
        ])
      : makePptx(['One', 'Two']),
  hostile: {
    'records in records': () => {
      const record = Buffer.alloc(8 * 100_000);
      for (let at = 0; at < record.length; at += 8) {
        record.writeUInt16LE(0x0f, at);
        record.writeUInt16LE(0x03_ee, at + 2);
        record.writeUInt32LE(record.length - at - 8, at + 4);
      }
      return record;
    },
  },
};

/** Messages, OpenDocument and XPS. */
const others: Subject = {
  extension: 'msg',
  count: 40,
  generate: (random) =>
    random.pick([makeMsg('Berth', randomText(random)), makeOdt(), makeXps('x')]),
  hostile: {},
};

/** Documents of office programs. */
export const office = [rtf, doc, xls, ppt, others];

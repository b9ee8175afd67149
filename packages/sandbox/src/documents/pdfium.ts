import type { PDFiumModule } from '@hyzyla/pdfium';

type Module = Awaited<ReturnType<typeof PDFiumModule>>;

/** Exports of PDFium that the types of its package lack. All pointers are addresses in `heap`. */
interface Untyped {
  _FPDF_GetFormType(document: number): number;
  _FPDF_GetPageSizeByIndexF(document: number, index: number, size: number): number;
  _FPDF_GetSecurityHandlerRevision(document: number): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFPage_RemoveObject(page: number, object: number): number;
  _FPDFPageObj_Destroy(object: number): void;
  _FPDFPageObj_GetType(object: number): number;
  _FPDF_PageToDevice(
    page: number,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    pageX: number,
    pageY: number,
    deviceX: number,
    deviceY: number,
  ): number;
  _FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number;
  _FPDFText_GetLooseCharBox(text: number, index: number, box: number): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
}

const untyped: readonly (keyof Untyped)[] = [
  '_FPDF_GetFormType',
  '_FPDF_GetPageSizeByIndexF',
  '_FPDF_GetSecurityHandlerRevision',
  '_FPDF_PageToDevice',
  '_FPDFPage_CountObjects',
  '_FPDFPage_GetObject',
  '_FPDFPage_RemoveObject',
  '_FPDFPageObj_Destroy',
  '_FPDFPageObj_GetType',
  '_FPDFText_GetCharOrigin',
  '_FPDFText_GetLooseCharBox',
  '_FPDFText_GetUnicode',
];

function isWhole(module: Module): module is Module & Untyped {
  return untyped.every((name) => typeof Reflect.get(module, name) === 'function');
}

/** PDFium's message about a lack of memory becomes an error of the job, and is not printed. */
const quiet: { printErr(): void; wasmBinary?: ArrayBuffer } = { printErr: () => {} };

async function load() {
  const { PDFiumModule } = await import('@hyzyla/pdfium');
  const module = await PDFiumModule({ ...quiet });
  if (!isWhole(module)) {
    throw new Error(
      'The installed version of @hyzyla/pdfium lacks functions that this package uses. Install the version in package.json.',
    );
  }
  const { _FPDF_InitLibraryWithConfig: initialise, wasmExports } = module;
  initialise({});
  return {
    malloc: wasmExports.malloc,
    free: wasmExports.free,
    /** The memory of PDFium. Ask again after each call that may take memory: the view may move. */
    heap: () => module.HEAPU8,
    loadDocument: module['_FPDF_LoadMemDocument'],
    closeDocument: module['_FPDF_CloseDocument'],
    lastError: module['_FPDF_GetLastError'],
    formType: module['_FPDF_GetFormType'],
    securityRevision: module['_FPDF_GetSecurityHandlerRevision'],
    pageCount: module['_FPDF_GetPageCount'],
    pageSize: module['_FPDF_GetPageSizeByIndexF'],
    loadPage: module['_FPDF_LoadPage'],
    closePage: module['_FPDF_ClosePage'],
    pageToDevice: module['_FPDF_PageToDevice'],
    createBitmap: module['_FPDFBitmap_CreateEx'],
    fillBitmap: module['_FPDFBitmap_FillRect'],
    renderPage: module['_FPDF_RenderPageBitmap'],
    destroyBitmap: module['_FPDFBitmap_Destroy'],
    openForm: module['_FPDFDOC_InitFormFillEnvironment'],
    closeForm: module['_FPDFDOC_ExitFormFillEnvironment'],
    beginFormPage: module['_FORM_OnAfterLoadPage'],
    endFormPage: module['_FORM_OnBeforeClosePage'],
    drawForm: module['_FPDF_FFLDraw'],
    countObjects: module['_FPDFPage_CountObjects'],
    getObject: module['_FPDFPage_GetObject'],
    removeObject: module['_FPDFPage_RemoveObject'],
    destroyObject: module['_FPDFPageObj_Destroy'],
    objectType: module['_FPDFPageObj_GetType'],
    loadText: module['_FPDFText_LoadPage'],
    closeText: module['_FPDFText_ClosePage'],
    countCharacters: module['_FPDFText_CountChars'],
    characterCode: module['_FPDFText_GetUnicode'],
    characterOrigin: module['_FPDFText_GetCharOrigin'],
    characterBox: module['_FPDFText_GetLooseCharBox'],
  };
}

/** The functions of PDFium that this package uses, under names of its own. */
export type Pdfium = Awaited<ReturnType<typeof load>>;

let loaded: Promise<Pdfium> | undefined;

/** PDFium, loaded at the first call and kept. */
export function pdfium(): Promise<Pdfium> {
  loaded ??= load().catch((error: unknown) => {
    dropPdfium();
    throw error;
  });
  return loaded;
}

/** Drops the instance after a crash inside it, so that the next call starts with a fresh one. */
export function dropPdfium(): void {
  loaded = undefined;
}

/** Runs work with a number of bytes of PDFium's memory, and frees them afterwards. */
export function withMemory<T>(library: Pdfium, bytes: number, work: (pointer: number) => T): T {
  const pointer = library.malloc(bytes);
  if (pointer === 0) {
    throw new RangeError(`PDFium has no memory left for ${bytes} bytes.`);
  }
  try {
    return work(pointer);
  } finally {
    library.free(pointer);
  }
}

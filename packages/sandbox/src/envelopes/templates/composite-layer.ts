import type { CompositeTemplate } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import type {
  AppliedTemplate,
  StoredDocument,
  StoredEnvelope,
} from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { finishForm } from '../documents/forms/take-forms.ts';
import { type FormTab, tabsOfForm } from '../documents/forms/form-tabs.ts';
import { mapFormTabs, meansSome } from '../documents/forms/map-form-tabs.ts';
import { signs } from '../statuses.ts';
import { addTabs, keepTabs } from '../tabs/each-tab.ts';
import type { TabList } from '../tabs/tab-kinds.ts';
import { emptyLayer, listLayerTabs, type Layer } from './layer.ts';
import { mergeLayers } from './merge-layers.ts';
import { mergePrefill } from './prefill-of-layers.ts';
import { renameDocuments } from './join-layers.ts';
import { createMergeReport } from './warn-of-lost.ts';
import { templateLayer } from './template-layer.ts';
import type { LabelOptions } from './template-tabs.ts';
import { readDocuments, writtenLayer, type Files } from './written-layer.ts';

interface Step {
  sequence: number;
  layer: Layer;
  ordered: ReadonlySet<string>;
  /** The locations of its recipients in the body, by ID; for recipients that a request contains. */
  places?: ReadonlyMap<string, string>;
  /** The location of its documents in the body, for those that a request contains. */
  documentsAt?: string;
}

/** A composite template with its location in the body. */
interface PlacedComposite {
  composite: CompositeTemplate;
  place: string;
}

/**
 * The layer that a composite template comes to: its templates over one another by their sequence,
 * and its document in place of theirs.
 * @throws ServiceRefusal TEMPLATE_ID_INVALID, and where documents or recipients are wrong
 */
export async function compositeLayer(
  state: State,
  context: Context,
  target: StoredEnvelope,
  { composite, place }: PlacedComposite,
  files: Files,
  labels: LabelOptions = {},
): Promise<{ layer: Layer; applied: AppliedTemplate[] }> {
  const { serverTemplates = [], inlineTemplates = [], document } = composite;
  const steps: Step[] = [];
  const applied: AppliedTemplate[] = [];
  for (const [index, { templateId, sequence }] of serverTemplates.entries()) {
    const template = await templateLayer(state, context, templateId);
    applied.push(template.applied);
    const ordered = new Set(template.layer.recipients.map(({ recipientId }) => recipientId));
    steps.push({ sequence: Number(sequence ?? index + 1), layer: template.layer, ordered });
  }
  for (const [index, { sequence, ...written }] of inlineTemplates.entries()) {
    const at = `${place}/inlineTemplates/${index}`;
    steps.push({
      sequence: Number(sequence ?? serverTemplates.length + index + 1),
      documentsAt: `${at}/documents`,
      ...(await writtenLayer(state, target, { written, place: at }, files)),
    });
  }
  const read = await readDocuments(state, target, document === undefined ? [] : [document], files);
  const [own] = read.documents;
  const pool = own?.form === undefined ? [] : tabsOfForm(own.form.fields, own.documentId);
  const laid = steps
    .toSorted((one, other) => one.sequence - other.sequence)
    .reduce(
      (below, { layer, ordered, places = new Map(), documentsAt }) =>
        mergeLayers(below, withoutLater(state, below, layer, documentsAt), ordered, {
          ...labels,
          ...(pool.length > 0 && { isPlacedLater: (listed) => meansSome(listed, pool) }),
          report: createMergeReport(state, places),
        }),
      emptyLayer(),
    );
  if (own === undefined) return { layer: laid, applied };
  await takeForm(state, laid, own, pool);
  const layer = withDocument(laid, own);
  const prefillTabs = mergePrefill(layer.prefillTabs, read.prefillTabs);
  return { layer: { ...layer, ...(prefillTabs !== undefined && { prefillTabs }) }, applied };
}

/**
 * A layer over another one, without documents where that has some: the first ones of a composite
 * template count. Its tabs on them go to the document with their ID, else to the first one.
 * @param at the location of the documents in the body, for those that a request contains
 * @evidence public
 */
function withoutLater(state: State, below: Layer, layer: Layer, at?: string): Layer {
  const [first] = below.documents;
  if (first === undefined || layer.documents.length === 0) return layer;
  if (at !== undefined)
    state.warn({
      code: 'field-ignored',
      at,
      message: `the composite template has the document ${first.name} already; put another one into its document, or into a composite template of its own.`,
    });
  const kept = new Set(below.documents.map(({ documentId }) => documentId));
  const later = layer.documents.filter(({ documentId }) => !kept.has(documentId));
  const ids = new Map(later.map(({ documentId }) => [documentId, first.documentId]));
  return { ...renameDocuments(layer, ids), documents: [] };
}

/**
 * Divides the fields of a document's form among the recipients of a layer: each gets those that its
 * tabs name, and the default recipient all others. Fields without a recipient become part of the
 * pages.
 * @evidence public
 */
async function takeForm(
  state: State,
  layer: Layer,
  own: StoredDocument,
  pool: readonly FormTab[],
): Promise<void> {
  const able = layer.recipients.filter(signs);
  const { assignTo } = own.form ?? {};
  const { taken, left } = mapFormTabs(
    pool,
    able.map(({ tabs, recipientId, details }) => ({
      requested: tabs,
      isDefault: details.defaultRecipient === 'true' || recipientId === assignTo,
    })),
    { inComposite: true },
  );
  for (const [at, recipient] of able.entries()) addTabs(recipient.tabs, taken[at] ?? {});
  // Signatures that nobody makes leave nothing, also where a text field stood for one.
  const shown = new Set(left.filter(({ list }) => !isSignature(list)));
  const gone = pool.filter((one) => !shown.has(one));
  await finishForm(state, own, gone, { firstOptions: true });
}

function isSignature(list: TabList): boolean {
  return list === 'signHereTabs' || list === 'initialHereTabs';
}

/**
 * Puts a document in place of those of the templates: it has the tabs of the one with its ID, else of
 * the first one; those on the others go.
 * @evidence public
 */
function withDocument(layer: Layer, own: StoredDocument): Layer {
  const { documentId } = own;
  const old = layer.documents.find((one) => one.documentId === documentId) ?? layer.documents[0];
  if (old === undefined) return { ...layer, documents: [own] };
  const staying = new Set([undefined, documentId, old.documentId]);
  for (const tabs of listLayerTabs(layer)) keepTabs(tabs, ({ tab }) => staying.has(tab.documentId));
  const renamed = renameDocuments(layer, new Map([[old.documentId, documentId]]));
  return { ...renamed, documents: [{ ...own, order: old.order, templates: old.templates }] };
}

import path from 'node:path';
import { readComplexType } from './complex-type.ts';
import { elementDeclaration } from './element.ts';
import { requireAll } from './references.ts';
import {
  keyOf,
  type ComplexType,
  type ElementDeclaration,
  type Place,
  type Schema,
  type SimpleType,
} from './schema.ts';
import {
  partsOf,
  refuse,
  refuseAttributes,
  requiredAttribute,
  schemaNamespace,
  type Scope,
} from './scope.ts';
import { readSimpleType } from './simple-type.ts';
import { readDocument, type XmlElement } from './xml-document.ts';
import { XsdError } from './xsd-error.ts';

/**
 * Reads schema documents with all that they include and import, which must lie beside them.
 * @throws {XsdError} at the first construct that is not covered, and where a name stands for nothing
 */
export function readSchema(files: readonly string[]): Schema {
  const types = new Map<string, ComplexType | SimpleType>();
  const elements = new Map<string, ElementDeclaration>();
  const done = new Set<string>();

  function load(file: string, from: Place, { chameleon, imports }: Use = {}): void {
    const root = documentOf(file, from);
    refuseAttributes(root, ['targetNamespace', 'elementFormDefault', 'version', 'id']);
    const own = root.attributes.get('targetNamespace') ?? '';
    if (chameleon !== undefined && own !== '' && own !== chameleon) {
      throw new XsdError(
        `includes a schema of the namespace ${own}`,
        from,
        'Import it; only schemas of the same namespace are included.',
      );
    }
    if (imports !== undefined && own !== imports) {
      throw new XsdError(
        `imports the namespace ${imports}, but the schema there is of ${own}`,
        from,
        'Name the namespace of that schema.',
      );
    }
    // By the namespace too: a schema without one of its own can be included into several.
    const key = `${file} ${own === '' ? (chameleon ?? '') : own}`;
    if (done.has(key)) return;
    done.add(key);
    const scope: Scope = {
      namespace: own === '' ? (chameleon ?? '') : own,
      adopts: own === '' ? chameleon : undefined,
      qualified: root.attributes.get('elementFormDefault') === 'qualified',
      add: (type) => add(types, type),
    };
    for (const child of partsOf(root)) {
      switch (child.name.local) {
        case 'include':
          load(located(child, file), child.place, { chameleon: scope.namespace });
          break;
        case 'import':
          load(located(child, file), child.place, {
            imports: child.attributes.get('namespace') ?? '',
          });
          break;
        case 'simpleType':
          add(types, readSimpleType(child, scope));
          break;
        case 'complexType':
          add(types, readComplexType(child, scope));
          break;
        case 'element':
          add(elements, elementDeclaration(child, scope, ''));
          break;
        default:
          refuse(child);
      }
    }
  }

  for (const file of files) load(file, { file, line: 1 });
  requireAll({ types, elements });
  return { types, elements };
}

/** How one schema document uses another. */
interface Use {
  /** The namespace of an including schema, which one without its own takes on. */
  chameleon?: string;
  /** The namespace that it is said to be of. */
  imports?: string;
}

function documentOf(file: string, from: Place): XmlElement {
  const root = rootOf(file, from);
  if (root.name.namespace === schemaNamespace && root.name.local === 'schema') return root;
  throw new XsdError(
    `the root is ${root.name.local} and no schema of XML Schema`,
    root.place,
    'Give the file of a schema.',
  );
}

function rootOf(file: string, from: Place): XmlElement {
  try {
    return readDocument(file);
  } catch (error) {
    if (error instanceof XsdError) throw error;
    throw new XsdError(`${file} cannot be read`, from, 'Mend the schemaLocation.');
  }
}

function located(element: XmlElement, file: string): string {
  refuseAttributes(element, ['schemaLocation', 'namespace', 'id']);
  return path.join(path.dirname(file), requiredAttribute(element, 'schemaLocation'));
}

function add<T extends ComplexType | SimpleType | ElementDeclaration>(
  map: Map<string, T>,
  component: T,
): void {
  const key = keyOf(component.name);
  const present = map.get(key);
  if (present !== undefined) {
    const { file, line } = present.place;
    throw new XsdError(
      `${component.name.local} is declared twice`,
      component.place,
      `The other declaration stands in ${file}:${line}.`,
    );
  }
  map.set(key, component);
}

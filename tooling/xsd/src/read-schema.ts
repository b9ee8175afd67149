import path from 'node:path';
import { readComplexType } from './complex-type.ts';
import { elementDeclaration } from './element.ts';
import {
  keyOf,
  type ComplexType,
  type ElementDeclaration,
  type Place,
  type Schema,
  type SimpleType,
} from './schema.ts';
import { readSimpleType } from './simple-type.ts';
import { refuse, requiredAttribute, refuseAttributes, type Scope } from './scope.ts';
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

  /** @param chameleon the namespace of an including schema, which one without its own takes on */
  function load(file: string, from: Place, chameleon?: string): void {
    const root = documentOf(file, from);
    refuseAttributes(root, ['targetNamespace', 'elementFormDefault', 'version', 'id']);
    const own = root.attributes.get('targetNamespace') ?? '';
    // By the namespace too: a schema without one of its own can be included into several.
    const key = `${file} ${own === '' ? (chameleon ?? '') : own}`;
    if (done.has(key)) return;
    done.add(key);
    if (chameleon !== undefined && own !== '' && own !== chameleon) {
      throw new XsdError(
        `includes a schema of the namespace ${own}`,
        from,
        'Import it; only schemas of the same namespace are included.',
      );
    }
    const scope: Scope = {
      namespace: own === '' ? (chameleon ?? '') : own,
      adopts: own === '' ? chameleon : undefined,
      qualified: root.attributes.get('elementFormDefault') === 'qualified',
      add: (type) => add(types, type),
    };
    for (const child of root.children) {
      switch (child.name.local) {
        case 'annotation':
          break;
        case 'include':
          load(located(child, file), child.place, scope.namespace);
          break;
        case 'import':
          load(located(child, file), child.place);
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

function documentOf(file: string, from: Place): XmlElement {
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

/** Follows every reference once, so that whoever uses the schema need not ask whether it leads anywhere. */
function requireAll({ types, elements }: Schema): void {
  for (const type of types.values()) {
    for (const { name, place, what } of referencesOf(type)) {
      const target = what === 'element' ? elements.get(keyOf(name)) : types.get(keyOf(name));
      if (target === undefined) {
        throw new XsdError(
          `the ${what} ${name.local} is declared nowhere`,
          place,
          'Declare it, or include or import the file that does.',
        );
      }
    }
  }
}

function referencesOf(type: ComplexType | SimpleType) {
  const found: { name: ComplexType['name']; place: Place; what: 'type' | 'element' }[] = [];
  const follow = (reference: SimpleType['base'] | undefined, place: Place) => {
    if (reference?.kind === 'named') found.push({ name: reference.name, place, what: 'type' });
  };
  const walk = (particle: ComplexType['content'] | ElementOrAny): void => {
    if (particle === undefined || particle.kind === 'any') return;
    if (particle.kind === 'element') follow(particle.element.type, particle.element.place);
    else if (particle.kind === 'reference') found.push({ ...particle, what: 'element' });
    else particle.particles.forEach((inner) => walk(inner));
  };
  if (type.kind === 'simple') follow(type.base, type.place);
  else {
    if (type.base !== undefined) found.push({ name: type.base, place: type.place, what: 'type' });
    follow(type.text, type.place);
    walk(type.content);
    for (const { type: of, place } of type.attributes) follow(of, place);
  }
  return found;
}

type ElementOrAny = NonNullable<ComplexType['content']>['particles'][number];

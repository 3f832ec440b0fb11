// The manifest and the types of the elements, from `elements.json`. Its keys declare names with their types, and its
// values are their descriptions. The attributes of an element that has properties are properties too.

/**
 * @typedef {object} Element
 * @property {string} class
 * @property {string} description
 * @property {Record<string, string>} attributes
 * @property {Record<string, string>} [properties]  Those that cannot be set.
 * @property {Record<string, string>} [methods]
 * @property {Record<string, string>} [events]  With the types of their details.
 * @property {Record<string, string>} [slots]
 * @property {Record<string, string>} [cssParts]
 * @property {Record<string, string>} [cssProperties]
 */

/** A member's name, parameters and type. @param {string} declaration */
function parse(declaration) {
  const [, name, , parameters, type] = /^([\w-]+)(\((.*)\))?: (.*)$/.exec(declaration) ?? [];
  if (!name) throw new Error(`elements.json: “${declaration}” is not a declaration`);
  return { name, parameters, type };
}

/** @param {Record<string, string>} [table] */
const rowsOf = (table) =>
  Object.entries(table ?? {}).map(([declaration, description]) => ({
    ...parse(declaration),
    declaration,
    description,
  }));

/** The attributes that are properties of a class. `HTMLElement` has `lang`. @param {Element} element */
const accessorsOf = ({ attributes, properties }) =>
  (properties ? rowsOf(attributes) : []).filter(({ name }) => name !== "lang");

/** The type of a property when it is read: only `moves` has a value without its attribute. @param {string} name */
const readType = (name) => (name === "moves" ? "string" : "string | null");

/** The content of `custom-elements.json`. @param {Record<string, Element>} elements */
export function manifestOf(elements) {
  const modules = Object.entries(elements).map(([tagName, element]) => ({
    kind: "javascript-module",
    path: `element/${tagName}.js`,
    declarations: [declarationOf(tagName, element)],
    exports: [
      { kind: "js", name: element.class, declaration: { name: element.class } },
      { kind: "custom-element-definition", name: tagName, declaration: { name: element.class } },
    ],
  }));
  return `${JSON.stringify({ schemaVersion: "1.0.0", modules }, null, 2)}\n`;
}

/** @param {string} tagName @param {Element} element */
function declarationOf(tagName, element) {
  const { description, events, slots, cssParts, cssProperties } = element;
  const named = (/** @type {Record<string, string> | undefined} */ table) =>
    table && Object.entries(table).map(([name, description]) => ({ name, description }));
  const attributes = rowsOf(element.attributes).map(({ name, type, description }) => ({
    name,
    type: { text: type },
    description,
    fieldName: element.properties && name,
  }));
  const fired = rowsOf(events).map(({ name, type, description }) => ({
    name,
    type: { text: `CustomEvent<${type}>` },
    description,
  }));
  return {
    kind: "class",
    name: element.class,
    tagName,
    customElement: true,
    superclass: { name: "HTMLElement" },
    description,
    attributes,
    members: element.properties && membersOf(element),
    events: events && fired,
    slots: named(slots),
    cssParts: named(cssParts),
    cssProperties: named(cssProperties),
  };
}

/** @param {Element} element */
function membersOf(element) {
  const typed = (/** @type {string} */ type) => ({ text: type.replace("this", element.class) });
  const parametersOf = (/** @type {string} */ list) =>
    list ? list.split(", ").map((each) => ({ name: parse(each).name, type: { text: parse(each).type } })) : undefined;
  return [
    ...accessorsOf(element).map(({ name }) => ({
      kind: "field",
      name,
      type: { text: readType(name) },
      attribute: name,
    })),
    ...rowsOf(element.properties).map(({ name, type, description }) => ({
      kind: "field",
      name,
      type: typed(type),
      readonly: true,
      description,
    })),
    ...rowsOf(element.methods).map(({ name, parameters, type, description }) => ({
      kind: "method",
      name,
      parameters: parametersOf(parameters),
      return: { type: typed(type) },
      description,
    })),
  ];
}

/**
 * The types of an element, given those in which its attributes, events and members are missing.
 * @param {Element} element @param {string} text
 */
export function typesOf(element, text) {
  const { class: name, description } = element;
  const attributes = rowsOf(element.attributes).flatMap(({ name, type, description }) => [
    `  /** ${description} */`,
    `  ${name}?: ${type === "number" ? "string | number" : type};`,
  ]);
  const events = rowsOf(element.events).flatMap(({ name, type, description }) => [
    `  /** ${description} */`,
    `  ${name}: CustomEvent<${type}>;`,
  ]);
  const accessors = accessorsOf(element).flatMap(({ name, type }) => [
    `  get ${name}(): ${readType(name)};`,
    `  set ${name}(value: string | ${type.includes("boolean") ? "boolean" : "number"} | null | undefined);`,
  ]);
  const properties = rowsOf(element.properties).map(({ declaration, description }) => [
    `readonly ${declaration}`,
    description,
  ]);
  const members = [
    ...properties,
    ...rowsOf(element.methods).map(({ declaration, description }) => [declaration, description]),
  ];
  const lines = [
    ...accessors,
    ...members.flatMap(([declaration, about]) => [`  /** ${about} */`, `  ${declaration};`]),
  ];
  const parts = /** @type {const} */ ([
    [`export interface ${name}Attributes {`, attributes],
    [`export interface ${name}EventMap {`, events],
    [`export class ${name} extends HTMLElement {`, lines],
  ]);
  const described = text.replace(`export class ${name} `, (head) => `/** ${description} */\n${head}`);
  return parts.reduce((types, [head, lines]) => insert(types, head, lines), described);
}

/** Inserts lines after the head of a declaration. @param {string} text @param {string} head @param {string[]} lines */
function insert(text, head, lines) {
  if (!lines.length) return text;
  if (!text.includes(head)) throw new Error(`the types have no “${head}”`);
  return text.replace(head, () => [head, ...lines, ""].join("\n"));
}

import { type TrackedEvent, type TrackedEventName, trackedEvents, type TrackedField, type TrackedFields } from '../contract/tracking.js';

interface Row {
  when: string;
  fields?: TrackedFields;
  items?: TrackedFields;
}

/** Definition of an event by its name; undefined for an unknown event. */
export const eventRow = (name: string): Row | undefined => (Object.hasOwn(trackedEvents, name) ? trackedEvents[name as TrackedEventName] : undefined);

const examplesOf = (fields: TrackedFields) => Object.fromEntries(Object.entries(fields).map(([name, { example }]) => [name, example]));

/** An event with the example values of its fields. */
export const exampleOf = (name: TrackedEventName): TrackedEvent => {
  const { fields, items }: Row = trackedEvents[name];
  return { event: name, ...(fields && items && { ecommerce: { ...examplesOf(fields), items: [examplesOf(items)] } }) } as TrackedEvent;
};

const isRight = ({ type }: TrackedField, value: unknown): boolean => typeof value === type && (type === 'string' ? value !== '' : Number.isFinite(value));

const faultsIn = (fields: TrackedFields, values: Readonly<Record<string, unknown>>, where: string): string[] => [
  ...Object.entries(fields).flatMap(([name, field]) => {
    if (values[name] === undefined) return field.isOptional ? [] : [`${where}${name} is missing`];
    return isRight(field, values[name]) ? [] : [`${where}${name} is not a ${field.type}`];
  }),
  ...Object.keys(values).flatMap((name) => (Object.hasOwn(fields, name) ? [] : [`${where}${name} is unknown`])),
];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Validates a push to the data layer against the table of events. @returns its faults; empty if it is valid */
export const trackingFaults = (pushed: Readonly<Record<string, unknown>>): string[] => {
  const { event, ecommerce, ...others } = pushed;
  const row = eventRow(String(event));
  if (!row) return [`event ${String(event)} is unknown`];
  const unknown = Object.keys(others).map((name) => `${name} is unknown`);
  if (!row.fields || !row.items) return ecommerce === undefined ? unknown : [...unknown, 'ecommerce is unknown'];
  if (!isRecord(ecommerce)) return [...unknown, 'ecommerce is missing'];
  const { items, ...values } = ecommerce;
  const own = [...unknown, ...faultsIn(row.fields, values, '')];
  if (!Array.isArray(items) || items.length === 0) return [...own, 'items is missing'];
  const { items: fields } = row;
  const inItems = items.flatMap((item: unknown, at) => (isRecord(item) ? faultsIn(fields, item, `items[${at}].`) : [`items[${at}] is not an object`]));
  return [...own, ...inItems, ...faultOfValue(values['value'], items as Record<string, unknown>[])];
};

/** Checks that the value equals the sum of the items, to the cent. */
const faultOfValue = (value: unknown, items: readonly Record<string, unknown>[]): string[] => {
  if (typeof value !== 'number') return [];
  const sum = items.reduce((cents, { price, quantity }) => cents + Math.round(Number(price) * 100) * Number(quantity), 0);
  return Math.round(value * 100) === sum ? [] : [`value is ${value} instead of the sum of price × quantity`];
};

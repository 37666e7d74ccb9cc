import { isData, type Data } from './record-changes.ts';

/** The value at a form's name (`offices.2.city`); undefined where there is none. */
export function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (Array.isArray(value) ? value[Number(key)] : isData(value) ? value[key] : undefined),
      data,
    );
}

/** A copy of the data with another value at a form's name. */
export function withValueAt(data: Data, path: string, value: unknown): Data {
  const [first = '', ...rest] = path.split('.');
  const put = (inside: unknown): unknown => {
    if (rest.length === 0) return value;
    if (Array.isArray(inside)) {
      const wrapped = withValueAt(Object.fromEntries(inside.entries()), rest.join('.'), value);
      return Object.keys(wrapped).map((key) => wrapped[key]);
    }
    return withValueAt(isData(inside) ? inside : {}, rest.join('.'), value);
  };
  return { ...data, [first]: put(data[first]) };
}

/*
 * Checked in place of `!`: what the code relies on is either there or an error that names the place, never an
 * undefined that breaks something later.
 */

/** @throws Error when there is no value */
export function required<T>(value: T): NonNullable<T> {
  if (value === null || value === undefined) throw new Error('A value that has to be there is missing');
  return value;
}

/**
 * @param index from 0; below 0 it counts from the end
 * @throws RangeError when the list has no such place
 */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const place = index < 0 ? list.length + index : index;
  if (place < 0 || place >= list.length) throw new RangeError(`No item ${index} in a list of ${list.length}`);
  return list[place] as T;
}

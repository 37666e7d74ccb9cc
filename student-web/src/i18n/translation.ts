/**
 * The shape of another locale: the keys of English, but without its singulars, which Japanese does not have.
 * A missing or misspelt key is a type error.
 */
export type Translation<T> = {
  [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string ? string : Translation<T[K]>;
};

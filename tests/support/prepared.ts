/**
 * What the tests of a file share, made before the first of them. Only tests and hooks may look into it. What can be
 * closed is closed behind the last test.
 * @param patienceMs for what takes minutes on a busy machine; Jest's own limit when absent
 */
export function prepared<T extends object>(make: () => T | Promise<T>, patienceMs?: number): T {
  let made: T | undefined;
  beforeAll(async () => {
    made = await make();
  }, patienceMs);
  afterAll(async () => {
    if (made && 'close' in made && typeof made.close === 'function') await made.close();
  });
  const value = (): T => {
    if (!made) throw new Error('This is prepared before the first test: use it in tests and hooks only.');
    return made;
  };
  return new Proxy({} as T, {
    get: (_target, key) => Reflect.get(value(), key) as unknown,
    set: (_target, key, to) => Reflect.set(value(), key, to),
    has: (_target, key) => Reflect.has(value(), key),
    ownKeys: () => Reflect.ownKeys(value()),
    getPrototypeOf: () => Reflect.getPrototypeOf(value()),
    getOwnPropertyDescriptor(_target, key) {
      const property = Reflect.getOwnPropertyDescriptor(value(), key);
      return property && { ...property, configurable: true };
    },
  });
}

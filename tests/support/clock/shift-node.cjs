// Required first by `npm test -- --date …` (NODE_OPTIONS, so that worker threads and child processes have it too): this
// process lives CLOCK_SHIFT_MS later than it is. Timers and performance.now() are not touched.
const shift = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = globalThis.Date;
const now = () => RealDate.now() + shift;

if (Number.isFinite(shift) && shift !== 0) {
  const ShiftedDate = new Proxy(RealDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
    apply: () => new RealDate(now()).toString(),
    get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
  });
  RealDate.prototype.constructor = ShiftedDate;
  globalThis.Date = ShiftedDate;
}

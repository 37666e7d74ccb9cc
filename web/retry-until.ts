/** How long a page may take to grow to where it was left, in milliseconds. */
const RESTORE_WITHIN = 2000;

/** Tries again until an attempt says that it is done, while the page loads. @returns stops trying */
export function retryUntil(attempt: () => boolean): () => void {
  const until = Date.now() + RESTORE_WITHIN;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const step = () => {
    if (!attempt() && Date.now() < until) timer = setTimeout(step, 50);
  };
  step();
  return () => clearTimeout(timer);
}

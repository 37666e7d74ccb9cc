import { PAGE_STATE_ID } from './app/page-state.ts';
import { hasLoginCookie } from './lib/login-cookie.ts';

/** A visitor who only reads is left in peace this long; then the page gets ready by itself. */
const PATIENCE_MILLISECONDS = 4000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];

/**
 * A page that the server has written can be read and its links work before any of the app is there. So the app
 * waits for a sign of life, and a phone on a slow line spends its first seconds on the page itself.
 */
function startWhenWanted(): void {
  let pressed: HTMLElement | null = null;
  // Presses of buttons that count them.
  const counted: HTMLElement[] = [];
  // A button pressed too early is pressed again as soon as it works.
  const keepPress = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    event.preventDefault();
    // Parts of the app may work already and would take this press too.
    event.stopPropagation();
    if (button.dataset['countsPresses'] === undefined) pressed = button;
    else counted.push(button);
  };
  document.addEventListener('click', keepPress, true);
  const start = async () => {
    clearTimeout(timer);
    for (const name of SIGNS_OF_LIFE) window.removeEventListener(name, begin, true);
    const { isReady } = await import('./start.tsx');
    await isReady;
    document.removeEventListener('click', keepPress, true);
    for (const button of counted) if (button.isConnected) button.click();
    if (pressed?.isConnected) pressed.click();
  };
  const begin = () => void start();
  for (const name of SIGNS_OF_LIFE) window.addEventListener(name, begin, { capture: true, passive: true });
  const timer = setTimeout(begin, PATIENCE_MILLISECONDS);
}

const isWritten = document.getElementById(PAGE_STATE_ID) !== null;
if (isWritten && !hasLoginCookie(document.cookie)) startWhenWanted();
else void import('./start.tsx');

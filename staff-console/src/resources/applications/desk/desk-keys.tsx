import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';

interface DeskKeys {
  save: () => void;
  showPart: (part: 'pdf' | 'versions' | 'talk') => void;
  help: () => void;
}

const answers = () => [...document.querySelectorAll<HTMLElement>('[data-answer]')];
const behavior = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? ('auto' as const) : ('smooth' as const);

/** To the answer after (or before) the one that has the focus: into its field, or to the answer where there is none. */
function go(step: 1 | -1): void {
  const all = answers();
  const at = all.findIndex((answer) => answer.contains(document.activeElement));
  const next = all[at < 0 ? (step > 0 ? 0 : all.length - 1) : at + step];
  if (!next) return;
  const field = next.querySelector<HTMLElement>('textarea[data-correction]') ?? next;
  field.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'start', behavior: behavior() });
}

/** Opens the comments of the answer one is in (else of the first) and goes to the field. */
function comment(): void {
  const all = answers();
  const answer = all.find((one) => one.contains(document.activeElement)) ?? all[0];
  const comments = answer?.querySelector<HTMLElement>('[data-comments]');
  if (!comments) return;
  const field = () => comments.querySelector<HTMLElement>('textarea:not([aria-hidden])');
  if (!field()) comments.querySelector('button')?.click();
  requestAnimationFrame(() => field()?.focus());
}

/** To the next change without a reason, from the first again at the end. */
function nextReason(): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-change-reason]')];
  const at = all.findIndex((one) => one.closest('li')?.contains(document.activeElement));
  const missing = [...all.slice(at + 1), ...all.slice(0, at + 1)].find(
    (one) => one.dataset['changeReason'] === 'missing',
  );
  missing?.focus({ preventScroll: true });
  missing?.scrollIntoView({ block: 'center', behavior: behavior() });
}

/** Opens the conversation and goes to the field. */
function write({ showPart }: DeskKeys): void {
  showPart('talk');
  setTimeout(() => document.querySelector<HTMLElement>('textarea[data-message]')?.focus(), 0);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What a key does, if anything. Read by their place on the keyboard, since Alt writes other letters on some. */
function actionOf(event: KeyboardEvent, keys: DeskKeys): (() => void) | null {
  const { altKey, ctrlKey, metaKey, shiftKey, code, key } = event;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyS') return keys.save;
  if (altKey && !ctrlKey && !metaKey) {
    if (code === 'ArrowDown') return () => go(1);
    if (code === 'ArrowUp') return () => go(-1);
    if (code === 'KeyC') return comment;
    if (code === 'KeyR') return nextReason;
    if (code === 'KeyP') return () => keys.showPart('pdf');
    if (code === 'KeyV') return () => keys.showPart('versions');
    if (code === 'KeyM') return () => write(keys);
    return null;
  }
  return key === '?' && !isTyping(event.target) ? keys.help : null;
}

/** The keys of the desk, while no dialog is open. */
export function useDeskKeys(keys: DeskKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || document.querySelector('[role="dialog"]')) return;
    const does = actionOf(event, keys);
    if (!does) return;
    event.preventDefault();
    does();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const KEYS = [
  ['next', 'Alt', '↓'],
  ['previous', 'Alt', '↑'],
  ['save', 'Ctrl', 'S'],
  ['comment', 'Alt', 'C'],
  ['reason', 'Alt', 'R'],
  ['pdf', 'Alt', 'P'],
  ['versions', 'Alt', 'V'],
  ['talk', 'Alt', 'M'],
  ['help', '?'],
] as const;

/** The keys of the desk, all of them. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{t('correcting.keys.title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', gap: 1.25 }}>
          {KEYS.map(([name, ...keys]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>
                {t(`correcting.keys.${name}`)} {name === 'help' && t('correcting.keys.outside')}
              </dt>
              <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
                {keys.map((key) => (
                  <Box
                    key={key}
                    component="kbd"
                    sx={{
                      display: 'inline-block',
                      minWidth: 28,
                      textAlign: 'center',
                      font: 'inherit',
                      fontWeight: 700,
                      border: 1,
                      borderColor: 'text.disabled',
                      borderRadius: 1,
                      px: 0.75,
                      ml: 0.5,
                    }}
                  >
                    {key}
                  </Box>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('correcting.keys.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

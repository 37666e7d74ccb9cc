import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { isPlainKey } from '../lib/is-plain-key.ts';

export interface Shortcut {
  does: string;
  keys: readonly string[];
}

const HELP_KEY = '?';

function Key({ name }: { name: string }) {
  return (
    <Box
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
      {name}
    </Box>
  );
}

interface ShortcutsDialogProps {
  /** The page's own; the keys of every page come below them. */
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}

/** All keys of a page, and what they do. */
export function ShortcutsDialog({ shortcuts, onClose }: ShortcutsDialogProps) {
  const t = useTranslate();
  const id = useId();
  const all = [
    ...shortcuts,
    { does: t('keys.palette'), keys: ['Ctrl', 'K'] },
    { does: `${t('keys.help')} ${t('keys.outside')}`, keys: [HELP_KEY] },
  ];
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('keys.title')}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', gap: 1.25 }}>
          {all.map(({ does, keys }) => (
            <Box key={does} sx={{ display: 'contents' }}>
              <dt>{does}</dt>
              <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap', textAlign: 'right' }}>
                {keys.map((name) => (
                  <Key key={name} name={name} />
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('keys.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Shows the keys of this page when "?" is pressed outside of a text. */
export function ShortcutsOnKey({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPlainKey(event, HELP_KEY)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return isOpen && <ShortcutsDialog shortcuts={shortcuts} onClose={() => setOpen(false)} />;
}

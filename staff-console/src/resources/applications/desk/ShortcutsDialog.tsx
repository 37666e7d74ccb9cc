import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from '../../../i18n/use-translate.ts';

const KEYS = [
  ['next', 'Alt', '↓'],
  ['previous', 'Alt', '↑'],
  ['save', 'Ctrl', 'S'],
  ['comment', 'Alt', 'C'],
  ['pdf', 'Alt', 'P'],
  ['versions', 'Alt', 'V'],
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

import RestoreOutlined from '../../../../web/icons/RestoreOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatOwnTime, formatTokyoTime } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { Marked } from './Correction.tsx';
import { diffText } from '../../../../web/text-changes.ts';
import type { KeptText } from './text-history.ts';

interface Props {
  versions: readonly KeptText[];
  text: string;
  onRestore(text: string): void;
}

/** What stood here before on this device: to look at beside the text of now, and to put back. */
export function EarlierVersions({ versions, text, onRestore }: Props) {
  const { t } = useTranslation('resume');
  const { t: common } = useTranslation();
  const language = useScreenLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const others = versions.filter((version) => version.text !== text);
  if (others.length === 0) return null;
  /** By the clock of the one who wrote it. */
  const ownTime = (at: number) => {
    const instant = new Date(at).toISOString();
    return formatOwnTime(instant, language) ?? formatTokyoTime(instant, language);
  };
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<RestoreOutlined />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('history.button', { count: others.length })}
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="md" aria-labelledby={id}>
        <DialogTitle id={id}>{t('history.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 3, gridAutoRows: 'max-content' }}>
          <Typography color="textSecondary">{t('history.lead')}</Typography>
          {others.map((version) => (
            <Box component="section" key={version.at} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
              <Typography variant="h3">{ownTime(version.at)}</Typography>
              <Box
                dir="auto"
                sx={{
                  width: '100%',
                  p: 1.5,
                  borderRadius: 3,
                  bgcolor: '#F7F8F7',
                  whiteSpace: 'pre-wrap',
                  overflowWrap: 'anywhere',
                  lineHeight: 1.9,
                }}
              >
                <Marked parts={diffText(text, version.text)} />
              </Box>
              <Button
                variant="outlined"
                size="small"
                onClick={() => {
                  close();
                  onRestore(version.text);
                }}
              >
                {t('history.restore')}
              </Button>
            </Box>
          ))}
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={close}>{common('close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

import PictureAsPdfOutlined from '../../../../web/icons/PictureAsPdfOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isAboutToLeave } from '../../../../domain/application-undo.ts';
import { useNow } from '../../../../web/use-now.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { api } from '../../lib/api.ts';
import type { Application } from '../../lib/api-types.ts';
import { formatTokyoTime } from '../../lib/dates.ts';
import { errorText } from '../../lib/error-text.ts';
import { saveFile } from '../../../../web/save-file.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { showSnackbar } from '../../lib/snackbar.ts';

const KINDS = ['submitted', 'corrected', 'agreed', 'sent'] as const;
type Kind = (typeof KINDS)[number];

/** Every version of the resume that was handed in, agreed on or sent: exactly as it was then. */
export function ResumeCopies({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const { t: common } = useTranslation();
  const language = useScreenLanguage();
  const [loading, setLoading] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const now = useNow();
  const copies = application.versions.toSorted((a, b) => b.number - a.number);
  if (copies.length === 0) return null;
  const isWaiting = (copy: (typeof copies)[number]) =>
    copy.kind === 'sent' && isAboutToLeave(application, now);

  async function download(number: number) {
    setLoading(number);
    setError(null);
    try {
      const pdf = await api.query('user__get_application_resume_pdf', {
        application_id: application.id,
        version_number: number,
      });
      saveFile(pdf);
    } catch (failure) {
      setError(failure);
      showSnackbar('error', errorText(failure, common));
    }
    setLoading(null);
  }

  return (
    <Box component="section" aria-labelledby="copies-title" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2" id="copies-title">
        {t('copies.title')}
      </Typography>
      <Typography color="textSecondary">{t('copies.text')}</Typography>
      <FormErrors error={error} />
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {copies.map((copy) => {
          const kind = KINDS.find((name) => name === copy.kind) satisfies Kind | undefined;
          return (
            <Box
              component="li"
              key={copy.id}
              sx={{
                display: 'flex',
                gap: 1,
                alignItems: 'center',
                borderBottom: 1,
                borderColor: 'divider',
                py: 0.5,
              }}
            >
              <Box sx={{ flexGrow: 1, py: 0.5 }}>
                <div>{kind ? t(`copies.kind.${isWaiting(copy) ? 'about_to_leave' : kind}`) : copy.kind}</div>
                <Typography variant="body2" color="textSecondary">
                  {formatTokyoTime(copy.created_at, language)}
                </Typography>
              </Box>
              <Button
                size="small"
                aria-label={`${t('copies.download')}: ${kind ? t(`copies.kind.${kind}`) : copy.kind}`}
                startIcon={<PictureAsPdfOutlined />}
                loading={loading === copy.number}
                onClick={() => void download(copy.number)}
              >
                {t('copies.download')}
              </Button>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

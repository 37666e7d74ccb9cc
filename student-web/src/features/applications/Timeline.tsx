import Cancel from '../../../../web/icons/Cancel.tsx';
import CheckCircle from '../../../../web/icons/CheckCircle.tsx';
import PauseCircle from '../../../../web/icons/PauseCircle.tsx';
import RadioButtonChecked from '../../../../web/icons/RadioButtonChecked.tsx';
import RadioButtonUnchecked from '../../../../web/icons/RadioButtonUnchecked.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Application } from '../../lib/api-types.ts';
import { useNow } from '../../../../web/use-now.ts';
import { formatTokyoDate } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { timeline } from './timeline.ts';
import type { StationStatus } from './timeline.ts';

const ICONS: Record<StationStatus, ReactNode> = {
  done: <CheckCircle sx={{ color: 'primary.dark' }} />,
  current: <RadioButtonChecked sx={{ color: 'secondary.main' }} />,
  todo: <RadioButtonUnchecked sx={{ color: 'text.secondary' }} />,
  failed: <Cancel sx={{ color: 'text.secondary' }} />,
  stopped: <PauseCircle sx={{ color: 'text.secondary' }} />,
};

export function Timeline({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const language = useScreenLanguage();
  const entries = timeline(application, useNow());
  return (
    <Card component="section" aria-labelledby="timeline-title" sx={{ p: 3 }}>
      <Typography variant="h2" id="timeline-title" sx={{ mb: 2 }}>
        {t('timeline.title')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {entries.map(({ station, status, at }, index) => (
          <Box
            component="li"
            key={station}
            aria-current={status === 'current' ? 'step' : undefined}
            sx={{
              display: 'flex',
              gap: 1.5,
              position: 'relative',
              pb: index < entries.length - 1 ? 2.25 : 0,
            }}
          >
            {index < entries.length - 1 && (
              <Box
                aria-hidden
                sx={{
                  position: 'absolute',
                  left: 11,
                  top: 26,
                  bottom: 2,
                  width: '2px',
                  bgcolor: status === 'done' ? 'primary.main' : 'divider',
                }}
              />
            )}
            {ICONS[status]}
            <Box sx={{ minWidth: 0 }}>
              <Typography
                sx={{
                  fontWeight: status === 'current' ? 700 : 500,
                  color: status === 'todo' ? 'text.secondary' : 'text.primary',
                  lineHeight: 1.6,
                }}
              >
                {t(`station.${station}`)}
                <Box
                  component="span"
                  sx={{
                    position: 'absolute',
                    width: 1,
                    height: 1,
                    overflow: 'hidden',
                    clip: 'rect(0 0 0 0)',
                  }}
                >
                  {` (${t(`status.${status}`)})`}
                </Box>
              </Typography>
              {(status === 'current' || status === 'todo') && (
                <Typography variant="body2" color="textSecondary">
                  {t(`stationHelp.${station}`)}
                </Typography>
              )}
              {(at || status === 'failed' || status === 'stopped') && (
                <Typography variant="caption" color="textSecondary">
                  {[
                    at && formatTokyoDate(at, language),
                    (status === 'failed' || status === 'stopped') && t(`status.${status}`),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

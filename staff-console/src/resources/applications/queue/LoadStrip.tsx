import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useMember } from '../../../session/member.ts';
import type { ApplicationFilter } from '../types.ts';

const listOf = (filter: ApplicationFilter) =>
  `/applications?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

const MINE: ApplicationFilter = { scope: 'mine', is_open: true };

/** How much lies on one's own desk; each number leads to the rows behind it. */
export function LoadStrip() {
  const t = useTranslate();
  const api = useApi();
  const { hf_member_id } = useMember();
  const { data } = useQuery({
    queryKey: ['mentor-loads'],
    queryFn: () => api.query('hf_member__get_mentor_loads', {}),
  });
  const load = data?.mentor_loads.find((one) => one.hf_member_id === hf_member_id);
  if (!load || load.open === 0) return null;
  const parts = [
    ['to_correct', load.to_correct, { ...MINE, waiting_for: 'staff' }],
    ['overdue', load.overdue, { ...MINE, waiting_for: 'staff' }],
    ['due_soon', load.due_soon, { ...MINE, waiting_for: 'staff' }],
    ['open', load.open, MINE],
  ] as const;
  return (
    <Box
      component="section"
      aria-label={t('correcting.load.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}
    >
      {parts.map(([name, count, filter]) => (
        <Link
          key={name}
          component={RouterLink}
          to={listOf(filter)}
          underline="none"
          color="inherit"
          sx={{
            flex: { xs: '1 1 40%', sm: '0 1 160px' },
            px: 2,
            py: 1,
            border: 1,
            borderColor: name === 'overdue' && count > 0 ? 'error.dark' : 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            '&:hover': { bgcolor: 'secondary.light' },
          }}
        >
          <Typography
            component="span"
            sx={{
              display: 'block',
              fontSize: '1.25rem',
              fontWeight: 700,
              lineHeight: 1.3,
              color: name === 'overdue' && count > 0 ? 'error.dark' : 'text.primary',
            }}
          >
            {count}
          </Typography>
          <Typography component="span" variant="caption" color="textSecondary">
            {t(`correcting.load.${name}`)}
          </Typography>
        </Link>
      ))}
    </Box>
  );
}

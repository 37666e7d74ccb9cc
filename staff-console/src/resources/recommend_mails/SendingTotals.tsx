import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { StaffFilter, StaffRecord } from '../../../../server/client/resources.ts';
import { Fact } from '../../components/Fact.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';

const PARTS = ['total', 'sent', 'replied', 'applied', 'skipped', 'bounced'] as const;

/** What came of all the mails that were sent together; nothing for one that was sent alone. */
export function SendingTotals({ mail }: { mail: StaffRecord<'recommend_mails'> }) {
  const t = useTranslate();
  const { sending, send_id } = mail;
  if (!sending || !send_id || sending.total < 2) return null;
  const filter: StaffFilter<'recommend_mails'> = { send_id };
  return (
    <Box component="section" aria-labelledby="sending" sx={{ mt: 2 }}>
      <Typography id="sending" component="h2" variant="subtitle2">
        {t('bounces.sending')}{' '}
        <Link
          component={RouterLink}
          to={`/recommend_mails?filter=${encodeURIComponent(JSON.stringify(filter))}`}
          sx={{ ml: 1, fontWeight: 400 }}
        >
          {t('bounces.sending_list')}
        </Link>
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 0.5,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))',
        }}
      >
        {PARTS.map((part) => (
          <Fact key={part} label={t(`bounces.totals.${part}`)} isBold>
            {sending[part]}
          </Fact>
        ))}
      </Box>
    </Box>
  );
}

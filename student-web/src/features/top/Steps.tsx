import EditNoteOutlined from '../../../../web/icons/EditNoteOutlined.tsx';
import MarkEmailReadOutlined from '../../../../web/icons/MarkEmailReadOutlined.tsx';
import SearchOutlined from '../../../../web/icons/SearchOutlined.tsx';
import SupportAgentOutlined from '../../../../web/icons/SupportAgentOutlined.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';

const STEPS = [
  { name: 'search', icon: <SearchOutlined /> },
  { name: 'write', icon: <EditNoteOutlined /> },
  { name: 'mentor', icon: <SupportAgentOutlined /> },
  { name: 'result', icon: <MarkEmailReadOutlined /> },
] as const;

export function Steps() {
  const { t } = useTranslation('top');
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t('steps.heading')}
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: { xs: 3, md: 4 },
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        {STEPS.map(({ name, icon }, index) => (
          <Box component="li" key={name} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <Box
                sx={{
                  width: 52,
                  height: 52,
                  borderRadius: 4,
                  bgcolor: 'primary.light',
                  color: 'secondary.main',
                  display: 'grid',
                  placeItems: 'center',
                }}
              >
                {icon}
              </Box>
              <Typography component="span" color="textSecondary" sx={{ fontWeight: 700 }}>
                {index + 1}
              </Typography>
            </Box>
            <Typography variant="h3">{t(`steps.${name}.title`)}</Typography>
            <Typography color="textSecondary">{t(`steps.${name}.text`)}</Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}

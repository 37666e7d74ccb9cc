import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MAIL_PLACEHOLDERS, type MailPlaceholder } from '../../../server/domain/mail-words.ts';
import { useSay } from '../i18n/use-words.ts';

/** What can be filled in, as it is to be written. */
export function MailPlaceholders() {
  const say = useSay();
  return (
    <Box sx={{ bgcolor: 'background.default', borderRadius: 1, p: 1.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {say('mail_templates.placeholders')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {say('mail_templates.placeholders_hint')}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
      >
        {(Object.keys(MAIL_PLACEHOLDERS) as MailPlaceholder[]).map((name) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ fontFamily: 'monospace', fontSize: '0.875rem' }}>{`{{${name}}}`}</Box>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {say(`mail_templates.placeholder.${name}`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

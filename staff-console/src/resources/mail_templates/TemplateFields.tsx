import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import {
  MAIL_PLACEHOLDERS,
  MAIL_WORDS_MAX,
  type MailPlaceholder,
} from '../../../../server/domain/mail-words.ts';
import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { TemplatePreview } from './TemplatePreview.tsx';

/** What can be filled in, as it is to be written. */
function Placeholders() {
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

/** The fields of a template, with the mail they make beside them. */
export function TemplateFields() {
  const say = useSay();
  const [template_subject, template_body] = useWatch({ name: ['template_subject', 'template_body'] }) as [
    Record<string, string> | undefined,
    Record<string, string> | undefined,
  ];
  return (
    <>
      <FieldSection title={say('mail_templates.words')}>
        <TextInput source="name" label={say('mail_templates.name')} isRequired />
        <Placeholders />
        <LanguageMapInput
          source="template_subject"
          label={say('mail_templates.template_subject')}
          maxLength={MAIL_WORDS_MAX.subject}
          isRequired
        />
        <LanguageMapInput
          source="template_body"
          label={say('mail_templates.template_body')}
          hint={say('mail_templates.body_hint')}
          kind="text"
          maxLength={MAIL_WORDS_MAX.body}
          isRequired
        />
      </FieldSection>
      <FieldSection title={say('mail_templates.preview')} hint={say('mail_templates.preview_hint')}>
        <TemplatePreview
          words={{ template_subject: template_subject ?? {}, template_body: template_body ?? {} }}
        />
      </FieldSection>
    </>
  );
}

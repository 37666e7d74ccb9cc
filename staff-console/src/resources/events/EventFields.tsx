import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { SwitchInput } from '../../components/form/ChoiceInput.tsx';
import { DateTimeInput } from '../../components/form/DateTimeInput.tsx';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { NumberInput } from '../../components/form/NumberInput.tsx';
import { PictureInput, thumbnailAddress } from '../../components/form/PictureInput.tsx';
import { ReferenceSelect } from '../../components/form/ReferenceSelect.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';

/** The fields of an event, the same for a new one. */
export function EventFields() {
  const t = useTranslate();
  return (
    <>
      <FieldSection title={t('content.events.when')}>
        <FieldGrid>
          <DateTimeInput source="start_at" label={t('content.events.start_at')} isRequired />
          <DateTimeInput
            source="deadline"
            label={t('content.events.deadline')}
            hint={t('content.events.deadline_hint')}
          />
          <NumberInput
            source="capacity"
            label={t('content.events.capacity')}
            hint={t('content.events.capacity_hint')}
          />
          <SwitchInput
            source="is_released"
            label={t('content.is_released')}
            hint={t('content.events.is_released_hint')}
          />
        </FieldGrid>
      </FieldSection>
      <FieldSection title={t('content.words')}>
        <LanguageMapInput source="title" label={t('content.name')} isRequired />
        <LanguageMapInput source="body" label={t('content.events.body')} kind="rich" />
        <PictureInput
          source="thumbnail_file_id"
          addressOf={thumbnailAddress}
          purpose="event_thumbnail"
          label={t('articles.thumbnail')}
          hint={t('articles.thumbnail_hint')}
        />
      </FieldSection>
      <FieldSection title={t('content.events.applying')} hint={t('content.events.applying_hint')}>
        <FieldGrid min={300}>
          <ReferenceSelect<StaffRow<'forms'>>
            source="form_id"
            label={t('content.events.form')}
            hint={t('content.events.form_hint')}
            reference="forms"
            nameOf={(form) => form.name}
          />
          <TextInput
            source="apply_url"
            type="url"
            label={t('content.events.apply_url')}
            hint={t('content.events.apply_url_hint')}
          />
          <ReferenceSelect<StaffRow<'notification_channels'>>
            source="notification_channel_id"
            label={t('content.events.channel')}
            hint={t('content.events.channel_hint')}
            reference="notification_channels"
            sort={{ field: 'name', order: 'ASC' }}
            nameOf={(channel) => channel.name}
          />
          <SwitchInput source="is_need_resume_file" label={t('content.events.need_resume')} />
        </FieldGrid>
        <Typography variant="body2">
          <Link component={RouterLink} to="/forms">
            {t('content.events.edit_forms')}
          </Link>
        </Typography>
        <LanguageMapInput
          source="apply_complete_message"
          label={t('content.events.complete_message')}
          hint={t('content.events.complete_message_hint')}
          kind="text"
        />
      </FieldSection>
    </>
  );
}

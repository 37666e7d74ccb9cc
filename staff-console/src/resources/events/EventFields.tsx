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
import { useSay } from '../../i18n/use-words.ts';

/** The fields of an event, the same for a new one. */
export function EventFields() {
  const say = useSay();
  return (
    <>
      <FieldSection title={say('content.events.when')}>
        <FieldGrid>
          <DateTimeInput source="start_at" label={say('content.events.start_at')} isRequired />
          <DateTimeInput
            source="deadline"
            label={say('content.events.deadline')}
            hint={say('content.events.deadline_hint')}
          />
          <NumberInput
            source="capacity"
            label={say('content.events.capacity')}
            hint={say('content.events.capacity_hint')}
          />
          <SwitchInput
            source="is_released"
            label={say('content.is_released')}
            hint={say('content.events.is_released_hint')}
          />
        </FieldGrid>
      </FieldSection>
      <FieldSection title={say('content.words')}>
        <LanguageMapInput source="title" label={say('content.name')} isRequired />
        <LanguageMapInput source="body" label={say('content.events.body')} kind="rich" />
        <PictureInput
          source="thumbnail_file_id"
          addressOf={thumbnailAddress}
          purpose="event_thumbnail"
          label={say('articles.thumbnail')}
          hint={say('articles.thumbnail_hint')}
        />
      </FieldSection>
      <FieldSection title={say('content.events.applying')} hint={say('content.events.applying_hint')}>
        <FieldGrid min={300}>
          <ReferenceSelect<StaffRow<'forms'>>
            source="form_id"
            label={say('content.events.form')}
            hint={say('content.events.form_hint')}
            reference="forms"
            nameOf={(form) => form.name}
          />
          <TextInput
            source="apply_url"
            type="url"
            label={say('content.events.apply_url')}
            hint={say('content.events.apply_url_hint')}
          />
          <ReferenceSelect<StaffRow<'notification_channels'>>
            source="notification_channel_id"
            label={say('content.events.channel')}
            hint={say('content.events.channel_hint')}
            reference="notification_channels"
            sort={{ field: 'name', order: 'ASC' }}
            nameOf={(channel) => channel.name}
          />
          <SwitchInput source="is_need_resume_file" label={say('content.events.need_resume')} />
        </FieldGrid>
        <Typography variant="body2">
          <Link component={RouterLink} to="/forms">
            {say('content.events.edit_forms')}
          </Link>
        </Typography>
        <LanguageMapInput
          source="apply_complete_message"
          label={say('content.events.complete_message')}
          hint={say('content.events.complete_message_hint')}
          kind="text"
        />
      </FieldSection>
    </>
  );
}

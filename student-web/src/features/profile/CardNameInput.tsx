import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '../../components/form/TextInput.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { nameOnCard } from './card-name.ts';

interface Props {
  name: string;
  label: string;
  autoComplete: 'given-name' | 'family-name';
}

/** A name as on the residence card: one typed with accents may stay, and its form on the card is offered. */
export function CardNameInput(props: Props) {
  const { t } = useTranslation('profile');
  const { setValue } = useFormContext();
  const onCard = nameOnCard(String(useWatch({ name: props.name }) ?? ''));
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <TextInput {...props} required help={onCard && t('cardName.is', { name: onCard })} />
      {onCard && (
        <Button
          size="small"
          onClick={() => setValue(props.name, onCard, { shouldDirty: true, shouldValidate: true })}
        >
          {t('cardName.use', { name: onCard })}
        </Button>
      )}
    </Box>
  );
}

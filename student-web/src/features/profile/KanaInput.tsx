import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { inOneLine } from './address.ts';
import { hasLatin, inKana, inKatakana, kanaOfName } from './kana.ts';

interface Props {
  name: string;
  label: string;
  help?: ReactNode;
  /** Field whose text is read here: the name that is suggested. */
  of?: string;
  /** Grows to as many lines as the text needs; kept as one. */
  isLong?: boolean;
  /** Hiragana is as good. */
  takesHiragana?: boolean;
}

/** Katakana, typed as it sounds: shows what it becomes, and suggests a name's reading where its letters tell. */
export function KanaInput({ name, label, help, of, isLong = false, takesHiragana = false }: Props) {
  const { t } = useTranslation('profile');
  const { setValue } = useFormContext();
  const { errors } = useFormState({ name });
  const typed = String(useWatch({ name }) ?? '');
  const source = String(useWatch({ name: of ?? name }) ?? '');
  const homeCountryId = useWatch({ name: 'home_country_id' }) as number | null | undefined;
  const readAs = of ? (homeCountryId ?? null) : null;
  const suggestion = of && typed.trim() === '' ? kanaOfName(source, readAs) : null;
  const convert = (text: string) => (takesHiragana ? inKana : inKatakana)(text, readAs);
  const becomes = convert(typed);
  const isUnread = name in errors && hasLatin(becomes);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <TextInput
        name={name}
        label={label}
        help={
          becomes !== typed.trim() ? t('kana.becomes', { kana: becomes }) : isUnread ? t('kana.unread') : help
        }
        tidy={isLong ? (text) => convert(inOneLine(text)) : convert}
        rows={isLong ? 1 : undefined}
        lang="ja"
      />
      {suggestion && (
        <Button
          size="small"
          onClick={() => setValue(name, suggestion, { shouldDirty: true, shouldValidate: true })}
        >
          {t('kana.suggest', { kana: suggestion })}
        </Button>
      )}
    </Box>
  );
}

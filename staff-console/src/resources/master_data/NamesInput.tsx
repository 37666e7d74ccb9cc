import Box from '@mui/material/Box';
import { LINE_MAX } from '../../../../domain/constants.ts';
import { NAME_LANGUAGES_REQUIRED } from '../../../../domain/master-data.ts';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import type { OwnInputProps } from '../../described/form-types.ts';
import { useTranslate } from '../../i18n/use-translate.ts';

/** A name: the two languages that every reader falls back to beside each other, the others one at a time. */
export function NamesInput({ at }: OwnInputProps) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
        }}
      >
        {NAME_LANGUAGES_REQUIRED.map((language) => (
          <TextInput
            key={language}
            source={at(`name.${language}`)}
            label={t(`master_data.name_${language}`)}
            maxLength={LINE_MAX}
            isRequired
          />
        ))}
      </Box>
      <LanguageMapInput
        source={at('name')}
        label={t('master_data.other_languages')}
        hint={t('master_data.other_languages_hint')}
        kind="line"
        maxLength={LINE_MAX}
        apart={NAME_LANGUAGES_REQUIRED}
      />
    </Box>
  );
}

import AddIcon from '../../../../web/icons/Add.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import { useState } from 'react';
import { useLocale } from 'ra-core';
import { required } from '../../../../domain/required.ts';
import { LANGUAGE_CODES, languageCode, languageId } from '../../../../domain/languages.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { languageName } from '../../../../web/languages.ts';
import { inWorkingOrder } from '../../lib/map-languages.ts';
import { SearchChoice } from './SearchChoice.tsx';
import type { LanguageMapState } from './use-language-map.ts';

function LanguageChip({ language, languages }: { language: string; languages: LanguageMapState }) {
  const t = useTranslate();
  const locale = useLocale();
  const { selected, hasText, isRemoved, stale, wrong, select } = languages;
  const note = wrong.includes(language)
    ? 'wrong'
    : isRemoved(language)
      ? 'removed'
      : !hasText(language)
        ? 'missing'
        : stale.includes(language)
          ? 'stale'
          : null;
  return (
    <ToggleButton
      value={language}
      selected={selected === language}
      onChange={() => select(language)}
      size="small"
      sx={{
        minHeight: 32,
        py: 0.25,
        px: 1.25,
        gap: 0.75,
        textTransform: 'none',
        color: 'text.primary',
        borderColor: 'divider',
        borderStyle: hasText(language) ? 'solid' : 'dashed',
        '&.Mui-selected, &.Mui-selected:hover': {
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
        },
        ...(note === 'wrong' && { borderColor: 'error.dark', borderWidth: 2 }),
      }}
    >
      <span style={{ textDecoration: note === 'removed' ? 'line-through' : 'none' }}>
        {languageName(language, locale)}
      </span>
      {note && (
        <Box
          component="span"
          sx={{
            fontSize: '0.75rem',
            fontWeight: note === 'missing' ? 400 : 700,
            ...(selected !== language && {
              color: note === 'wrong' ? 'error.dark' : note === 'stale' ? 'warning.dark' : 'text.secondary',
            }),
          }}
        >
          {t(`languages.${note}`)}
        </Box>
      )}
    </ToggleButton>
  );
}

function AddLanguage({ languages }: { languages: LanguageMapState }) {
  const t = useTranslate();
  const locale = useLocale();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const missing = inWorkingOrder(
    LANGUAGE_CODES.filter((code) => ![...languages.all, ...languages.apart].includes(code)),
  );
  return (
    <>
      <Button
        size="small"
        startIcon={<AddIcon />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('languages.add')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('languages.add'), sx: { p: 2, width: 300 } },
        }}
      >
        <SearchChoice
          label={t('languages.search')}
          choices={missing.map((code) => ({
            id: required(languageId(code)),
            name: `${languageName(code, locale)} (${code})`,
          }))}
          chosen={[]}
          onChoose={([id]) => {
            if (id !== undefined) languages.open(languageCode(id));
            setAnchor(null);
          }}
        />
      </Popover>
    </>
  );
}

/** Which languages there are, which are missing or may be out of date, and the one to edit. */
export function LanguagePicker({
  label,
  languages,
  isReadOnly,
}: {
  label: string;
  languages: LanguageMapState;
  isReadOnly: boolean;
}) {
  const t = useTranslate();
  const shown = isReadOnly ? languages.all.filter(languages.hasText) : languages.all;
  return (
    <Box
      component="fieldset"
      aria-label={t('languages.of', { label })}
      sx={{
        border: 0,
        p: 0,
        m: 0,
        minWidth: 0,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.75,
        alignItems: 'center',
      }}
    >
      {shown.map((language) => (
        <LanguageChip key={language} language={language} languages={languages} />
      ))}
      {!isReadOnly && <AddLanguage languages={languages} />}
    </Box>
  );
}

import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import {
  CHANGE_NOTE_MAX,
  CHANGE_REASONS,
  givenTo,
  keyOfReason,
  type ChangeReasonCode,
  type TextChange,
} from '../../../../../domain/change-reasons.ts';
import { readChanges } from '../../../../../web/text-changes.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { reasonsIn, reasonsKey, withReason, type TextKey, type Texts } from './correction.ts';
import { useDesk } from './desk-context.ts';

/** What went and what came, on one line. */
function ChangedWords({ removed, added }: TextChange) {
  const t = useTranslate();
  if (removed === null || added === null)
    return <Typography variant="body2">{t('change_reasons.whole')}</Typography>;
  return (
    <Typography variant="body2" lang="ja" sx={{ overflowWrap: 'anywhere' }}>
      {removed && (
        <Box component="del" sx={{ color: 'error.dark' }}>
          {removed}
        </Box>
      )}
      {removed && added && ' → '}
      {added && (
        <Box component="ins" sx={{ color: 'success.dark', fontWeight: 700, textDecoration: 'none' }}>
          {added}
        </Box>
      )}
    </Typography>
  );
}

interface ChangeRowProps {
  textKey: TextKey;
  title: string;
  change: TextChange;
  number: number;
  changes: readonly TextChange[];
}

/** One change: its reason by a key, and room for words. */
function ChangeRow({ textKey, title, change, number, changes }: ChangeRowProps) {
  const t = useTranslate();
  const { correction, isEditable } = useDesk();
  const kept = givenTo(change, changes, reasonsIn(correction.texts, textKey));
  const reason = kept?.reason ?? null;
  const note = kept?.note ?? '';
  const give = (given: { reason: ChangeReasonCode | null; note: string }) =>
    correction.write(
      reasonsKey(textKey),
      withReason(correction.texts, textKey, changes, { ...change, ...given }),
    );
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@container (min-width: 560px)': {
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 11.5rem) minmax(0, 3fr)',
        },
      }}
    >
      <ChangedWords {...change} />
      {isEditable ? (
        <>
          <TextField
            select
            size="small"
            value={reason ?? ''}
            onChange={(event) => give({ reason: (event.target.value || null) as typeof reason, note })}
            slotProps={{
              select: { native: true },
              htmlInput: {
                'aria-label': t('change_reasons.of', { title, number }),
                'data-change-reason': reason || note ? 'given' : 'missing',
              },
            }}
          >
            <option value="">{t('change_reasons.choose')}</option>
            {CHANGE_REASONS.map((code) => (
              <option key={code} value={code}>
                {keyOfReason(code)} {t(`change_reasons.reason.${code}`)}
              </option>
            ))}
          </TextField>
          <TextField
            size="small"
            value={note}
            onChange={(event) => give({ reason, note: event.target.value })}
            placeholder={t('change_reasons.note')}
            // What is typed stays in sight as a whole.
            multiline
            slotProps={{
              htmlInput: {
                'aria-label': t('change_reasons.note_of', { title, number }),
                maxLength: CHANGE_NOTE_MAX,
              },
            }}
          />
        </>
      ) : (
        <Typography variant="body2" sx={{ '@container (min-width: 560px)': { gridColumn: '2 / -1' } }}>
          {[reason && t(`change_reasons.reason.${reason}`), note].filter(Boolean).join(' · ')}
        </Typography>
      )}
    </Box>
  );
}

interface ChangeReasonsProps {
  textKey: TextKey;
  title: string;
  before: string;
  after: string;
}

/** The changes of one text, each with its reason. */
export function ChangeReasons({ textKey, title, before, after }: ChangeReasonsProps) {
  const t = useTranslate();
  const { changes } = useMemo(() => readChanges(before, after), [before, after]);
  if (changes.length === 0) return null;
  return (
    <Box component="section" aria-label={t('change_reasons.label', { title })} sx={{ mt: 2 }}>
      <Typography component="h4" variant="caption" sx={{ fontWeight: 700 }}>
        {t('change_reasons.title')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 1.25 }}>
        {changes.map((change, index) => (
          <ChangeRow
            // By place: the changes lag behind the typing, and the field one has gone to must not lose the focus then.
            key={index}
            textKey={textKey}
            title={title}
            change={change}
            number={index + 1}
            changes={changes}
          />
        ))}
      </Box>
    </Box>
  );
}

/** How many changes there are, and how many of them nobody has given a reason for. */
export function countUnexplained(
  texts: Texts,
  pairs: readonly { key: TextKey | null; original: string | null }[],
): { all: number; unexplained: number } {
  const explained = pairs.flatMap(({ key, original }) => {
    const after = key && texts[key];
    if (!after) return [];
    const reasons = reasonsIn(texts, key);
    const { changes } = readChanges(original ?? '', after);
    return changes.map((change) => givenTo(change, changes, reasons) !== undefined);
  });
  return { all: explained.length, unexplained: explained.filter((isExplained) => !isExplained).length };
}

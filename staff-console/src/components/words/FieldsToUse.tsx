import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ExpandIcon from '../../../../web/icons/ExpandMore.tsx';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { MergeField } from '../../../../domain/merge-fields.ts';
import { CONDITIONS, type MailPart } from '../../lib/mail-fields.ts';
import { fieldNotes, fieldWords, partWords } from './use-offer.ts';

interface FieldsToUseProps {
  fields: readonly MergeField[];
  parts: readonly MailPart[];
  /** The editor that has the cursor, or had it last. */
  isSubject: boolean;
  isReadOnly: boolean;
  onField(field: MergeField): void;
  onPart(part: MailPart): void;
}

function Entry({
  title,
  code,
  notes,
  onInsert,
  children,
}: {
  title: string;
  code: string;
  notes: readonly string[];
  onInsert: (() => void) | null;
  children?: ReactNode;
}) {
  const t = useTranslate();
  return (
    <Box component="li" sx={{ py: 0.75, borderTop: 1, borderColor: 'divider', minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="body2">{title}</Typography>
          <Box
            component="code"
            sx={{
              fontSize: '0.8125rem',
              color: 'secondary.dark',
              bgcolor: 'secondary.light',
              borderRadius: 0.5,
            }}
          >
            {code}
          </Box>
        </Box>
        {onInsert && (
          <Button
            size="small"
            onClick={onInsert}
            aria-label={t('words_editor.insert', { name: title })}
            sx={{ flexShrink: 0 }}
          >
            {t('words_editor.insert_short')}
          </Button>
        )}
      </Box>
      {notes.length > 0 && (
        <Typography variant="caption" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {notes.join(' · ')}
        </Typography>
      )}
      {children}
    </Box>
  );
}

const codeOf = ({ name, kind, is_alone }: MergeField) =>
  is_alone
    ? `{{${name}}}`
    : kind === 'flag'
      ? `{{#if ${name}}}`
      : kind === 'list'
        ? `{{#each ${name}}}`
        : `{{${name}}}`;

function Fields({ fields, props }: { fields: readonly MergeField[]; props: FieldsToUseProps }) {
  const t = useTranslate();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {fields.map((field) => (
        <Entry
          key={field.name}
          title={fieldWords(field, t)}
          code={codeOf(field)}
          notes={fieldNotes(field, t)}
          onInsert={props.isReadOnly ? null : () => props.onField(field)}
        >
          {field.fields.length > 0 && !field.is_alone && (
            <Box sx={{ pl: 2 }}>
              <Typography variant="caption" color="textSecondary">
                {t('words_editor.within')}
              </Typography>
              <Fields fields={field.fields} props={props} />
            </Box>
          )}
        </Entry>
      ))}
    </Box>
  );
}

/** The fields and parts of a mail with a button each, for who does not know the braces. */
export function FieldsToUse(props: FieldsToUseProps) {
  const t = useTranslate();
  const id = useId();
  const isBeside = useMediaQuery('(min-width: 1200px)');
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const parts = props.isSubject ? CONDITIONS : [...props.parts, ...CONDITIONS];
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen ?? isBeside}
      onChange={(_event, next) => setOpen(next)}
      slotProps={{ heading: { component: 'h3' } }}
      sx={{ bgcolor: 'background.default', minWidth: 0 }}
    >
      <AccordionSummary
        id={id}
        aria-controls={`${id}-shown`}
        expandIcon={<ExpandIcon />}
        sx={{ minHeight: 44 }}
      >
        <Typography component="span" variant="body2" sx={{ fontWeight: 700 }}>
          {t('words_editor.to_use')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails tabIndex={0} sx={{ pt: 0, maxHeight: 420, overflowY: 'auto' }}>
        {!props.isReadOnly && (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0, mb: 1 }}>
            {t('words_editor.to_use_hint')}{' '}
            {t(props.isSubject ? 'words_editor.into_subject' : 'words_editor.into_body')}
          </Typography>
        )}
        <Fields fields={props.fields} props={props} />
        <Typography variant="body2" sx={{ fontWeight: 700, mt: 2, mb: 0.5 }} component="h4">
          {t('words_editor.parts_to_use')}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {parts.map((part) => (
            <Entry
              key={part.name}
              title={partWords(part, t)}
              code={part.kind === 'block' ? `{{#${part.name}}}` : `{{${part.name}}}`}
              notes={[]}
              onInsert={props.isReadOnly ? null : () => props.onPart(part)}
            />
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}

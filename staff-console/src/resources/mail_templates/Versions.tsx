import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ExpandIcon from '../../../../web/icons/ExpandMore.tsx';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useGetList, useRecordContext } from 'ra-core';
import { languageId } from '../../../../domain/languages.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { Hint } from '../../components/Hint.tsx';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { MarkedDifference } from '../../components/MarkedDifference.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { type Part, PARTS, type Template } from './template.tsx';

type Version = StaffRow<'mail_template_versions'>;

interface VersionsProps {
  templateId: number;
  language: string;
  /** The program's own words in this language; null where there are none. */
  shipped: Record<Part, string> | null;
  /** Null for who may not write. */
  onPutBack: ((words: Record<Part, string>, number: number) => void) | null;
}

const STEP = 20;
const isWords = (version: Version) => version.template_subject !== null && version.template_body !== null;

/** What a version changed of what held before it. */
function Difference({
  version,
  before,
  lang,
}: {
  version: Version;
  before: Record<Part, string | null> | null;
  lang: string;
}) {
  const { t } = useWording();
  const changed = PARTS.filter((part) => (version[part] ?? '') !== (before?.[part] ?? ''));
  return changed.map((part) => (
    <Box key={part} sx={{ mt: 1 }}>
      <Hint>{t(`mail_templates.${part}`)}</Hint>
      <MarkedDifference before={before?.[part] ?? ''} after={version[part] ?? ''} lang={lang} />
    </Box>
  ));
}

function Line({
  version,
  before,
  isNow,
  props,
}: {
  version: Version;
  before: Version | undefined;
  isNow: boolean;
  props: VersionsProps;
}) {
  const { t, pick, locale } = useWording();
  const [isOpen, setOpen] = useState(false);
  const { number } = version;
  const title = t('mail_versions.number', { number });
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography component="span" sx={{ fontWeight: 700, mr: 1 }}>
            {title}
          </Typography>
          {isNow && (
            <Chip
              size="small"
              label={t('mail_versions.now')}
              sx={{ bgcolor: 'success.light', color: 'success.dark' }}
            />
          )}
          <Hint>
            {t('mail_versions.by', {
              who: pick(version.hf_member?.names) || t('mail_versions.nobody'),
              time: formatTime(version.created_at, locale),
            })}
          </Hint>
          {!isWords(version) && (
            <Typography variant="body2">
              {t(props.shipped ? 'mail_versions.shipped' : 'mail_versions.removed')}
            </Typography>
          )}
        </Box>
        {isWords(version) && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={`${t('mail_versions.difference')}: ${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            {t('mail_versions.difference')}
          </Button>
        )}
        {props.onPutBack && isWords(version) && !isNow && (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('mail_versions.put_back_named', { number })}
            onClick={() =>
              props.onPutBack?.(
                {
                  template_subject: version.template_subject ?? '',
                  template_body: version.template_body ?? '',
                },
                number,
              )
            }
          >
            {t('mail_versions.put_back')}
          </Button>
        )}
      </Box>
      {isOpen && (
        <Difference
          version={version}
          before={before && isWords(before) ? before : props.shipped}
          lang={props.language}
        />
      )}
    </Box>
  );
}

function Lines(props: VersionsProps) {
  const { t } = useWording();
  const [count, setCount] = useState(STEP);
  const saved = useRecordContext<Template>()?.version;
  const { data, total, error, isPending, refetch } = useGetList<Version>(
    'mail_template_versions',
    {
      filter: { mail_template_group_id: props.templateId, language_id: languageId(props.language) },
      pagination: { page: 1, perPage: count },
      sort: { field: 'id', order: 'DESC' },
      // A save makes another version.
      meta: { saved },
    },
    { refetchOnMount: 'always' },
  );
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (isPending || !data) return <Typography>{t('inputs.loading')}</Typography>;
  if (data.length === 0) return <Typography color="textSecondary">{t('mail_versions.empty')}</Typography>;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((version, index) => (
          <Line
            key={version.id}
            version={version}
            before={data[index + 1]}
            isNow={index === 0 && isWords(version)}
            props={props}
          />
        ))}
      </Box>
      {(total ?? 0) > data.length && (
        <Button onClick={() => setCount(count + STEP)}>{t('mail_versions.more')}</Button>
      )}
    </>
  );
}

/** Who wrote the words of a language, when and how; any of them can be put back. Read when it is opened. */
export function Versions(props: VersionsProps) {
  const { t } = useWording();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={(_event, next) => setOpen(next)}
      slotProps={{ heading: { component: 'h3' } }}
    >
      <AccordionSummary id={id} aria-controls={`${id}-shown`} expandIcon={<ExpandIcon />}>
        <Typography component="span" variant="h2">
          {t('mail_versions.title')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{isOpen && <Lines {...props} />}</AccordionDetails>
    </Accordion>
  );
}

import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'ra-core';
import { readItem, removeItem, writeItem } from '../../../../../web/browser-storage.ts';
import { Ruby, RUBY_STYLES } from '../../../../../web/Ruby.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useDesk } from './desk-context.ts';

const KEY = 'desk.furigana';
/** The console's own store forgets with the page; the browser keeps it. */
const useIsWanted = () => useStore(KEY, readItem(KEY) !== null);

/** Readings over the student's words, for whoever reads Japanese with them. */
export function ReadingsSwitch() {
  const t = useTranslate();
  const [isWanted, setIsWanted] = useIsWanted();
  const turn = (isOn: boolean) => {
    if (isOn) writeItem(KEY, 'on');
    else removeItem(KEY);
    setIsWanted(isOn);
  };
  return (
    <FormControlLabel
      control={<Switch size="small" checked={isWanted} onChange={(_event, isOn) => turn(isOn)} />}
      label={t('desk.furigana')}
      title={t('desk.furigana_hint')}
      sx={{ mr: 0 }}
    />
  );
}

/** Words of the student, with their readings where they are wanted and have come. */
export function Readings({ text }: { text: string }) {
  const api = useApi();
  const { application } = useDesk();
  const [isWanted] = useIsWanted();
  const { data } = useQuery({
    // A later version may have other words.
    queryKey: ['resume-readings', application.id, application.resume.version],
    queryFn: () => api.query('hf_member__get_resume_readings', { application_id: application.id }),
    enabled: isWanted,
    staleTime: Infinity,
  });
  const read = isWanted ? data?.readings.find((item) => item.text === text) : undefined;
  if (!read) return text;
  return (
    <Box lang="ja" sx={{ lineHeight: 2.1, ...RUBY_STYLES }}>
      <Ruby segments={read.segments} />
    </Box>
  );
}

import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { Hint } from '../../components/Hint.tsx';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { kanaName, studentName } from '../../lib/student-names.ts';
import { useMasterNames } from '../../lib/use-master-data.ts';
import { DoorRow } from './DoorRow.tsx';
import type { Seat } from './event-applications.tsx';
import { useRecordWalkIn } from './use-check-in.ts';

type Student = StaffRow<'users'>;

/** Fewer letters find half of all students. */
const LETTERS_MIN = 2;
const SHOWN_MAX = 8;

interface Props {
  eventId: number;
  /** What is searched for. */
  text: string;
  seats: readonly Seat[];
  /** Tells that somebody is recorded, for who does not see the list. */
  onRecorded(done: string): void;
}

/** Students of the name searched for who have no seat: each is recorded as having come by one press. */
export function WalkIns({ eventId, text, seats, onRecorded }: Props) {
  const { t } = useWording();
  const masterName = useMasterNames('countries');
  const recordWalkIn = useRecordWalkIn(eventId);
  const [busyId, setBusyId] = useState<number | null>(null);
  const q = text.trim();
  const isAsked = q.length >= LETTERS_MIN;
  const { data, error, refetch } = useGetList<Student>(
    'users',
    {
      filter: { q },
      pagination: { page: 1, perPage: SHOWN_MAX + seats.length },
      sort: { field: 'last_name_kana', order: 'ASC' },
    },
    { enabled: isAsked },
  );
  const seated = new Set(seats.map(({ user }) => user.id));
  const found = (data ?? []).filter(({ id }) => !seated.has(id)).slice(0, SHOWN_MAX);
  const record = async (student: Student) => {
    if (busyId !== null) return;
    setBusyId(student.id);
    if (await recordWalkIn(student.id))
      onRecorded(t('check_in.walk_ins.done', { name: studentName(student) }));
    setBusyId(null);
  };
  if (!isAsked) return null;
  return (
    <Box component="section" sx={{ mt: 3 }} aria-labelledby="walk-ins">
      <Typography component="h2" variant="h2" id="walk-ins">
        {t('check_in.walk_ins.title')}
      </Typography>
      <Hint>{t('check_in.walk_ins.hint')}</Hint>
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data && found.length === 0 && <Typography sx={{ mt: 1 }}>{t('check_in.walk_ins.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
        {found.map((student) => {
          const name = studentName(student);
          return (
            <DoorRow
              key={student.id}
              name={name}
              about={[kanaName(student), masterName('countries', student.home_country_id), `#${student.id}`]}
              action={
                <Button
                  data-came
                  variant="outlined"
                  aria-disabled={busyId !== null}
                  onClick={() => void record(student)}
                  aria-label={t('check_in.walk_ins.record_of', { name })}
                  sx={{ minHeight: 48, minWidth: 112 }}
                >
                  {t('check_in.walk_ins.record')}
                </Button>
              }
            />
          );
        })}
      </Box>
    </Box>
  );
}

import CheckIcon from '../../../../web/icons/Check.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useGetOne } from 'ra-core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useParams } from 'react-router-dom';
import { STAFF_KEYWORD_MAX } from '../../../../domain/constants.ts';
import { isCheckInOpen } from '../../../../domain/event-application.ts';
import { areNamed } from '../../../../domain/search/name-words.ts';
import type { StaffRecord } from '../../../../server/client/resources.ts';
import { useNow } from '../../../../web/use-now.ts';
import { ChoiceButtons } from '../../components/choices.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Hint } from '../../components/Hint.tsx';
import { PageHead } from '../../components/form/PageHead.tsx';
import { Row } from '../../components/Row.tsx';
import { Unloaded } from '../../components/Unloaded.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { BAR_HEIGHT } from '../../layout/sizes.ts';
import { kanaName, studentName } from '../../lib/student-names.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { WHOLE_RECORD } from '../../providers/data-provider.ts';
import type { Seat } from './event-applications.tsx';
import { AbsencesButton } from './AbsencesButton.tsx';
import { AttendanceChip } from './Attendance.tsx';
import { DoorRow } from './DoorRow.tsx';
import { WalkIns } from './WalkIns.tsx';
import { useCheckIn, useRecordAttendance } from './use-check-in.ts';

const SHOWN = ['all', 'expected', 'attended'] as const;
type Shown = (typeof SHOWN)[number];

const isShown = ({ attendance }: Seat, shown: Shown) =>
  shown === 'all' || (shown === 'attended' ? attendance === 'attended' : attendance !== 'attended');

const namesOf = ({ user }: Seat) => [
  user.last_name,
  user.first_name,
  user.last_name_kana,
  user.first_name_kana,
];

/** The buttons of the list are gone through by the arrows and by j and k. */
function onListKey(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-came]')];
  event.preventDefault();
  buttons[buttons.indexOf(event.target as HTMLElement) + step]?.focus();
}

/** How many came of those who have a seat, and how many without one. */
function Count({ seats }: { seats: readonly Seat[] }) {
  const { t } = useWording();
  const applied = seats.filter(({ is_walk_in }) => !is_walk_in);
  const attended = applied.filter(({ attendance }) => attendance === 'attended').length;
  const expected = applied.filter(({ attendance }) => attendance !== null).length;
  const waiting = applied.length - expected;
  const walkIns = seats.length - applied.length;
  return (
    <Box>
      <Typography component="p" variant="h2" aria-live="polite">
        {t('check_in.count', { attended, expected })}
        {walkIns > 0 && ` · ${t('check_in.walk_ins.count', { smart_count: walkIns })}`}
        {waiting > 0 && ` · ${t('check_in.waiting', { smart_count: waiting })}`}
      </Typography>
      <LinearProgress
        variant="determinate"
        color="success"
        aria-hidden
        value={expected === 0 ? 0 : (100 * attended) / expected}
        sx={{ mt: 0.5, height: 8, borderRadius: 4 }}
      />
    </Box>
  );
}

interface PersonProps {
  seat: Seat;
  isOpen: boolean;
  onRecord(isAttended: boolean | null): void;
}

/**
 * One person with the button of the door. Once pressed it does nothing more, so that a second press is harmless; the
 * way back is a button of its own.
 */
function Person({ seat, isOpen, onRecord }: PersonProps) {
  const { t, time } = useWording();
  const name = studentName(seat.user);
  const hasCome = seat.attendance === 'attended';
  const isWaiting = seat.attendance === null;
  const words = isWaiting ? 'let_in' : 'came';
  return (
    <DoorRow
      name={name}
      about={[
        kanaName(seat.user),
        isWaiting && t('content.seats.states.waiting'),
        seat.is_walk_in && t('check_in.walk_in'),
        hasCome && time(seat.attendance_recorded_at),
      ]}
      hasCome={hasCome}
      action={
        <Button
          data-came
          variant={isWaiting ? 'outlined' : 'contained'}
          color={hasCome ? 'success' : 'primary'}
          disabled={!isOpen && !hasCome}
          aria-disabled={hasCome}
          onClick={() => {
            if (!hasCome) onRecord(true);
          }}
          aria-label={t(`check_in.${hasCome ? 'here' : words}_of`, { name })}
          {...(hasCome && { startIcon: <CheckIcon /> })}
          sx={{ minHeight: 48, minWidth: 112 }}
        >
          {t(`check_in.${hasCome ? 'here' : words}`)}
        </Button>
      }
    >
      {seat.attendance === 'absent' && <AttendanceChip attendance={seat.attendance} />}
      {hasCome && (
        <Button
          size="small"
          onClick={() => onRecord(null)}
          aria-label={t('check_in.undo_of', { name })}
          sx={{ ml: -1.25 }}
        >
          {t('check_in.undo')}
        </Button>
      )}
    </DoorRow>
  );
}

/** Small where a search has found nobody: students without a seat stand below. */
function EmptyOrNobody({ isEmpty, isSearched }: { isEmpty: boolean; isSearched: boolean }) {
  const { t } = useWording();
  const title = t(isEmpty ? 'content.seats.empty' : 'check_in.nobody');
  return isSearched ? <Typography>{title}</Typography> : <EmptyState title={title} />;
}

function List({ event, seats }: { event: StaffRecord<'events'>; seats: readonly Seat[] }) {
  const { t } = useWording();
  const now = useNow();
  const [text, setText] = useState('');
  const rested = useDebounced(text);
  const [shown, setShown] = useState<Shown>('all');
  /** What the last key or press did, for who does not see the list. */
  const [done, setDone] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const { record, busyId } = useRecordAttendance();
  const start_at = new Date(event.start_at);
  const isOpen = isCheckInOpen({ start_at }, now);
  const found = seats.filter((seat) => isShown(seat, shown) && areNamed(namesOf(seat), text));
  const note = async (seat: Seat, isAttended: boolean | null) => {
    if (busyId === seat.id) return false;
    const isRecorded = await record(seat, isAttended);
    const name = studentName(seat.user);
    if (isRecorded) setDone(t(isAttended ? 'check_in.done' : 'check_in.undone', { name }));
    // Their row has left the list, and with it what had the focus.
    if (isRecorded && shown !== 'all') search.current?.focus();
    return isRecorded;
  };
  const onSearchKey = async (key: KeyboardEvent<HTMLInputElement>) => {
    if (key.key === 'ArrowDown') {
      key.preventDefault();
      list.current?.querySelector<HTMLElement>('[data-came]')?.focus();
    }
    if (key.key !== 'Enter' || key.nativeEvent.isComposing || text.trim() === '') return;
    key.preventDefault();
    const awaited = found.filter(({ attendance }) => attendance !== 'attended');
    const [only, ...others] = awaited;
    if (!only) setDone(t(found.length > 0 ? 'check_in.all_here' : 'check_in.nobody'));
    else if (others.length > 0) setDone(t('check_in.several', { count: awaited.length }));
    else if (isOpen && (await note(only, true))) setText('');
  };
  return (
    <>
      <Box
        sx={{
          position: 'sticky',
          top: BAR_HEIGHT,
          zIndex: 2,
          bgcolor: 'background.default',
          pb: 1.5,
          display: 'grid',
          gap: 2,
        }}
      >
        <Count seats={seats} />
        {!isOpen && <Alert severity="info">{t('check_in.not_open')}</Alert>}
        <TextField
          label={t('check_in.search')}
          helperText={t('check_in.search_hint')}
          value={text}
          onChange={(change) => setText(change.target.value)}
          onKeyDown={(key) => void onSearchKey(key as KeyboardEvent<HTMLInputElement>)}
          autoComplete="off"
          inputRef={search}
          slotProps={{ htmlInput: { maxLength: STAFF_KEYWORD_MAX, enterKeyHint: 'done' } }}
        />
        <ChoiceButtons<Shown>
          label={t('check_in.show')}
          value={shown}
          onChoose={setShown}
          choices={SHOWN.map((value) => ({ value, label: t(`check_in.shown.${value}`) }))}
        />
        <Box component="output" sx={{ minHeight: 24, fontWeight: 700, color: 'success.dark' }}>
          {done}
        </Box>
      </Box>
      <Box ref={list} onKeyDown={onListKey}>
        {found.length === 0 ? (
          <EmptyOrNobody isEmpty={seats.length === 0} isSearched={text.trim() !== ''} />
        ) : (
          <Box
            component="ul"
            aria-label={t('check_in.people')}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
          >
            {found.map((seat) => (
              <Person
                key={seat.id}
                seat={seat}
                isOpen={isOpen}
                onRecord={(isAttended) => void note(seat, isAttended)}
              />
            ))}
          </Box>
        )}
        {isOpen && (
          <WalkIns
            eventId={event.id}
            text={rested}
            seats={seats}
            onRecorded={(said) => {
              setDone(said);
              setText('');
              search.current?.focus();
            }}
          />
        )}
      </Box>
      {start_at <= now && (
        <Row sx={{ mt: 3 }}>
          <AbsencesButton eventId={event.id} />
        </Row>
      )}
    </>
  );
}

/** Who came to an event, recorded at the door by one press or key for each. */
export default function CheckInListPage() {
  const { t, pick, time } = useWording();
  const eventId = Number(useParams()['id']);
  const event = useGetOne<StaffRecord<'events'>>('events', { id: eventId, meta: WHOLE_RECORD });
  const seats = useCheckIn(eventId);
  usePageTitle(t('check_in.title'));
  const error = event.error ?? seats.error;
  const retry = () => void Promise.all([event.refetch(), seats.refetch()]);
  if (!event.data || !seats.data) return <Unloaded error={error} onRetry={retry} />;
  const title = pick(event.data.title);
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      <PageHead
        title={t('check_in.title')}
        list={{ path: `/events/${eventId}`, label: title }}
        facts={
          <Hint>
            {title} · {time(event.data.start_at)}
          </Hint>
        }
      />
      <List event={event.data} seats={seats.data} />
    </Box>
  );
}

import AddIcon from '../../../../../web/icons/Add.tsx';
import DeleteIcon from '../../../../../web/icons/DeleteOutlined.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { arrangesInterviews, SLOTS_AT_ONCE } from '../../../../../domain/interview-slots.ts';
import { ApiError } from '../../../../../server/client/client.ts';
import { TimeField } from '../../../components/form/DateFields.tsx';
import { Hint } from '../../../components/Hint.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { fromTokyoInput, toTokyoInput } from '../../../lib/short-dates.ts';
import { studentName } from '../../../lib/student-names.ts';
import { useApi } from '../../../providers/api-context.ts';
import type { SlotBoard } from './use-slots.ts';

interface Row {
  key: number;
  /** As the field has it, in Japan's time. */
  starts_at: string;
  minutes: string;
  capacity: string;
}

const MINUTES = ['30', '45', '60', '90', '120'];
/** So many rounds can be chosen at least; further ones as far as the students have come. */
const ROUNDS = 5;

/** Of the form's heading. */
const SLOT_FORM_ID = 'slot-form-title';

/** Brings the form into sight, where other parts of the page say that times are missing. */
export const showSlotForm = () => document.getElementById(SLOT_FORM_ID)?.focus();

const emptyRow = (key: number): Row => ({ key, starts_at: '', minutes: '60', capacity: '1' });

/** A further time begins where the last one ends. */
function rowAfter(last: Row): Row {
  const start = fromTokyoInput(last.starts_at);
  const end = start && new Date(Date.parse(start) + Number(last.minutes) * 60_000).toISOString();
  return { ...last, key: last.key + 1, starts_at: toTokyoInput(end) };
}

interface SlotFormProps {
  board: SlotBoard;
  round: number;
  onRound(round: number): void;
  /** For whom the times are at first; null: for everybody who is asked. */
  onlyFor: number | null;
  onOffered(board: SlotBoard): void;
}

/** The times that the company has named, entered some at once. */
export function SlotForm({ board, round, onRound, onlyFor, onOffered }: SlotFormProps) {
  const t = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const [rows, setRows] = useState<readonly Row[]>([emptyRow(0)]);
  const [applicationId, setApplicationId] = useState(onlyFor === null ? '' : String(onlyFor));
  const [place, setPlace] = useState({ is_online: true, online_link: '', place: '', google_map_url: '' });
  const [isConfirmed, setConfirmed] = useState(false);
  const offer = useMutation({
    mutationFn: () =>
      api.command('hf_member__offer_interview_slots', {
        recruitment: { id: board.recruitment.id },
        interview_number: round,
        ...(applicationId && { application_id: Number(applicationId) }),
        slots: rows.map(({ starts_at, minutes, capacity }) => ({
          starts_at: fromTokyoInput(starts_at) ?? '',
          minutes: Number(minutes),
          capacity: Number(capacity),
          is_online: place.is_online,
          online_link: place.is_online ? place.online_link || null : null,
          place: place.is_online ? null : place.place || null,
          google_map_url: place.is_online ? null : place.google_map_url || null,
        })),
        is_overlap_confirmed: isConfirmed,
      }),
    onSuccess(answer) {
      notify(t('interviews.slots.offered'), { type: 'success' });
      onOffered(answer);
      setRows([emptyRow(0)]);
      setConfirmed(false);
    },
  });
  const refusal = offer.error instanceof ApiError ? offer.error : null;
  const isAsking = refusal?.code === 'interview_slots_overlap';
  const errorOf = (index: number, field: string) =>
    refusal?.fields[`slots[${index}][${field}]`]?.[0]?.message;
  const change = (key: number, values: Partial<Row>) => {
    setConfirmed(false);
    setRows(rows.map((row) => (row.key === key ? { ...row, ...values } : row)));
  };
  const students = board.applications.filter(({ state }) => arrangesInterviews(state));
  const rounds = Math.max(
    ROUNDS,
    round,
    ...board.applications.map(({ next_interview_number }) => next_interview_number),
  );
  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      aria-labelledby={SLOT_FORM_ID}
      onSubmit={(event) => {
        event.preventDefault();
        offer.mutate();
      }}
      sx={{ p: 2, display: 'grid', gap: 2 }}
    >
      <Box>
        <Typography
          id={SLOT_FORM_ID}
          component="h2"
          variant="h2"
          tabIndex={-1}
          sx={{ scrollMarginTop: 80, '&:focus': { outline: 'none' } }}
        >
          {t('interviews.slots.enter')}
        </Typography>
        <Hint>{t('interviews.slots.enter_hint')}</Hint>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '180px minmax(0, 420px)' } }}>
        <TextField
          select
          label={t('interviews.slots.round')}
          value={round}
          onChange={(event) => onRound(Number(event.target.value))}
        >
          {Array.from({ length: rounds }, (_, index) => index + 1).map((number) => (
            <MenuItem key={number} value={number}>
              {t('interviews.number', { number })}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('interviews.slots.for')}
          value={applicationId}
          onChange={(event) => setApplicationId(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('interviews.slots.for_all')}</MenuItem>
          {students.map(({ id, user }) => (
            <MenuItem key={id} value={String(id)}>
              {t('interviews.slots.for_one', { name: studentName(user) })}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((row, index) => (
          <Box
            component="li"
            key={row.key}
            sx={{
              display: 'grid',
              columnGap: 1,
              rowGap: 2,
              alignItems: 'start',
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr) minmax(0, 1fr) 40px',
                sm: 'minmax(0, 260px) 150px 150px 40px',
              },
            }}
          >
            <TimeField
              required
              label={t('interviews.slots.starts_at')}
              value={row.starts_at}
              onChange={(starts_at) => change(row.key, { starts_at })}
              error={errorOf(index, 'starts_at') !== undefined}
              helperText={errorOf(index, 'starts_at')}
              sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
            />
            <TextField
              select
              label={t('interviews.slots.minutes')}
              value={row.minutes}
              onChange={(event) => change(row.key, { minutes: event.target.value })}
            >
              {MINUTES.map((minutes) => (
                <MenuItem key={minutes} value={minutes}>
                  {t('interviews.slots.long', { minutes })}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              type="number"
              label={t('interviews.slots.capacity')}
              value={row.capacity}
              onChange={(event) => change(row.key, { capacity: event.target.value })}
              error={errorOf(index, 'capacity') !== undefined}
              helperText={errorOf(index, 'capacity')}
              slotProps={{ htmlInput: { min: 1, max: 50, step: 1 } }}
            />
            <IconButton
              aria-label={t('interviews.slots.remove', { number: index + 1 })}
              disabled={rows.length === 1}
              onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
            >
              <DeleteIcon />
            </IconButton>
          </Box>
        ))}
      </Stack>
      <Button
        startIcon={<AddIcon />}
        disabled={rows.length >= SLOTS_AT_ONCE}
        onClick={() => setRows([...rows, rowAfter(rows.at(-1) ?? emptyRow(0))])}
        sx={{ justifySelf: 'start' }}
      >
        {t('interviews.slots.add')}
      </Button>
      <FormControlLabel
        control={
          <Checkbox
            checked={place.is_online}
            onChange={(event) => setPlace({ ...place, is_online: event.target.checked })}
          />
        }
        label={t('events.field.is_online')}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {place.is_online ? (
          <TextField
            label={t('events.field.optional', { label: t('events.field.online_link') })}
            value={place.online_link}
            onChange={(event) => setPlace({ ...place, online_link: event.target.value })}
            error={errorOf(0, 'online_link') !== undefined}
            helperText={errorOf(0, 'online_link')}
          />
        ) : (
          <>
            <TextField
              required
              label={t('events.field.place')}
              value={place.place}
              onChange={(event) => setPlace({ ...place, place: event.target.value })}
              error={errorOf(0, 'place') !== undefined}
              helperText={errorOf(0, 'place')}
            />
            <TextField
              label={t('events.field.optional', { label: t('events.field.google_map_url') })}
              value={place.google_map_url}
              onChange={(event) => setPlace({ ...place, google_map_url: event.target.value })}
              error={errorOf(0, 'google_map_url') !== undefined}
              helperText={errorOf(0, 'google_map_url')}
            />
          </>
        )}
      </Box>
      {offer.error && (
        <Alert severity={isAsking ? 'warning' : 'error'}>
          {problemText(offer.error, t)}
          {isAsking && (
            <FormControlLabel
              control={
                <Checkbox checked={isConfirmed} onChange={(event) => setConfirmed(event.target.checked)} />
              }
              label={t('interviews.slots.overlap_right')}
              slotProps={{ typography: { variant: 'body2' } }}
              sx={{ display: 'flex' }}
            />
          )}
        </Alert>
      )}
      <Button type="submit" variant="contained" loading={offer.isPending} sx={{ justifySelf: 'start' }}>
        {t('interviews.slots.offer')}
      </Button>
    </Paper>
  );
}

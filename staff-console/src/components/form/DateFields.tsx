import type { SxProps, Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { jaJP } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ja';
import utc from 'dayjs/plugin/utc';
import { useLocale } from 'ra-core';
import { useRef, useState, type ComponentProps, type FocusEvent, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';

dayjs.extend(utc);

const LANGUAGES = {
  en: {
    code: 'en-gb',
    month: 'MMMM YYYY',
    day: 'DD MMM YYYY',
    time: 'DD MMM YYYY HH:mm',
    words: undefined,
  },
  ja: {
    code: 'ja',
    month: 'YYYY年M月',
    day: 'YYYY/MM/DD',
    time: 'YYYY/MM/DD HH:mm',
    words: jaJP.components.MuiLocalizationProvider.defaultProps.localeText,
  },
};

interface DateFieldProps {
  label: string;
  /** 'YYYY-MM-DD' for a day, 'YYYY-MM-DDTHH:mm' for a time, '' for none. */
  value: string;
  /** Told a whole date, or '' for an emptied field; not told what is half typed. */
  onChange(value: string): void;
  /** The field as a whole was left. */
  onBlur?: () => void;
  error?: boolean;
  helperText?: ReactNode;
  required?: boolean;
  readOnly?: boolean;
  sx?: SxProps<Theme>;
}

const FORMS = { day: 'YYYY-MM-DD', time: 'YYYY-MM-DDTHH:mm' } as const;

/** Shown as the reader's language writes dates, wherever the browser comes from. */
function useDateField(props: DateFieldProps, kind: keyof typeof FORMS) {
  const { value, onChange, onBlur } = props;
  const t = useTranslate();
  const language = useLocale() === 'ja' ? LANGUAGES.ja : LANGUAGES.en;
  const textOf = (date: Dayjs | null) => (date?.isValid() ? date.format(FORMS[kind]) : '');
  // What is typed stays in the field, half typed too. Until the value it told has come back, `value` is an old one; from
  // then on another value replaces what was typed.
  const [typed, setTyped] = useState<{ date: Dayjs | null; told: string; isBack: boolean } | null>(null);
  if (typed !== null && !typed.isBack && typed.told === value) setTyped({ ...typed, isBack: true });
  const own = typed !== null && (!typed.isBack || typed.told === value) ? typed : null;
  const [isUnfinished, setUnfinished] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const written = value === '' ? null : dayjs.utc(value);
  const date = own ? own.date : written;
  const tell = (entered: Dayjs | null, told: string) => {
    setUnfinished(false);
    setTyped({ date: entered, told, isBack: told === value });
    if (told !== (own?.told ?? value)) onChange(told);
  };
  const hasParts = () =>
    (root.current?.querySelectorAll('[role="spinbutton"][aria-valuenow]').length ?? 0) > 0;
  // A whole date that loses its month is told as none by the picker, as an emptied field is: only the field knows.
  const tellEmptied = () => {
    if (own?.date === null && !hasParts()) tell(null, '');
  };
  return {
    language,
    around: { ref: root, onKeyUp: tellEmptied },
    picker: {
      label: props.label,
      value: date,
      timezone: 'UTC',
      readOnly: props.readOnly ?? false,
      onChange(changed: Dayjs | null) {
        tell(changed, textOf(changed) || (own?.told ?? value));
      },
      slotProps: {
        calendarHeader: { format: language.month },
        textField: {
          size: 'small',
          fullWidth: true,
          required: props.required ?? false,
          error: isUnfinished || (props.error ?? false),
          helperText: isUnfinished ? t(`inputs.unfinished_${kind}`) : props.helperText,
          ...(props.sx && { sx: props.sx }),
          onBlur(event: FocusEvent<HTMLElement>) {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            tellEmptied();
            setUnfinished(hasParts() && date?.isValid() !== true);
            onBlur?.();
          },
        },
      },
    },
  } as const;
}

interface LocalizedProps {
  language: (typeof LANGUAGES)['en' | 'ja'];
  /** Of the element around the picker. */
  around: ComponentProps<'div'>;
  children: ReactNode;
}

function Localized({ language, around, children }: LocalizedProps) {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={language.code}
      {...(language.words && { localeText: language.words })}
    >
      <div {...around} style={{ display: 'contents' }}>
        {children}
      </div>
    </LocalizationProvider>
  );
}

/** A calendar day, typed or chosen. */
export function DayField(props: DateFieldProps) {
  const { language, around, picker } = useDateField(props, 'day');
  return (
    <Localized language={language} around={around}>
      <DatePicker {...picker} format={language.day} />
    </Localized>
  );
}

/** A day with its time, without a time zone of its own: whose time it is, the label or the help says. */
export function TimeField(props: DateFieldProps) {
  const { language, around, picker } = useDateField(props, 'time');
  return (
    <Localized language={language} around={around}>
      <DateTimePicker {...picker} format={language.time} ampm={false} />
    </Localized>
  );
}

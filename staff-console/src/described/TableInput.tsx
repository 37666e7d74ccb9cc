import { useLocale } from 'ra-core';
import { LINE_MAX, LONG_TEXT_MAX, URL_MAX } from '../../../domain/constants.ts';
import type { Field, Kind } from '../../../domain/entities/fields.ts';
import { LANGUAGE_CODES } from '../../../domain/languages.ts';
import type { StaffRow } from '../../../server/client/resources.ts';
import { languageName } from '../../../web/languages.ts';
import { ChoiceInput, SwitchInput } from '../components/form/ChoiceInput.tsx';
import { DateTimeInput, DayInput } from '../components/form/DateTimeInput.tsx';
import { LanguageMapInput } from '../components/form/LanguageMapInput.tsx';
import { LinkRowsSelect } from '../components/form/LinkRowsSelect.tsx';
import { MasterSelect } from '../components/form/MasterSelect.tsx';
import { MoneyInput, NumberInput } from '../components/form/NumberInput.tsx';
import { ReferenceSelect } from '../components/form/ReferenceSelect.tsx';
import { TextInput } from '../components/form/TextInput.tsx';
import type { InputProps } from '../components/form/use-record-field.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { inWorkingOrder } from '../lib/map-languages.ts';
import { useMasterItems, type MasterSetName } from '../lib/use-master-data.ts';
import type { InputOptions } from './form-types.ts';
import { isReference, REFERENCES, type ReferenceName } from './references.ts';
import { useWording } from '../i18n/use-wording.ts';

export interface TableInputProps extends Omit<InputProps, 'isRequired'> {
  /** The field in its table. */
  of: Field;
  options?: Omit<InputOptions, 'hint' | 'isWide'>;
  /** Words of the values of a choice. */
  choiceWords?: ((value: string) => MessageKey) | undefined;
}

/** Languages to choose from, in the order people work on them. */
export function useLanguageChoices(): { value: number; label: string }[] {
  const locale = useLocale() ?? 'en';
  return inWorkingOrder(LANGUAGE_CODES).map((code) => ({
    value: LANGUAGE_CODES.indexOf(code) + 1,
    label: languageName(code, locale),
  }));
}

function LanguageSelect(props: InputProps) {
  return <ChoiceInput<number> {...props} choices={useLanguageChoices()} />;
}

/** One row of another resource, found by typing. */
function RowSelect({ reference, ...props }: InputProps & { reference: ReferenceName }) {
  const wording = useWording();
  const { nameOf, ...options } = REFERENCES[reference];
  return (
    <ReferenceSelect<StaffRow<ReferenceName>>
      {...props}
      {...options}
      reference={reference}
      nameOf={(row) => nameOf(row as never, wording)}
    />
  );
}

/** Several of a set of the master data, each a row of its own. */
function MasterLinks({ set, column, ...props }: InputProps & { set: MasterSetName; column: string }) {
  return <LinkRowsSelect {...props} column={column} {...useMasterItems(set)} />;
}

/** Kinds that need a value unless they may be null or have a default. */
const NEEDED: ReadonlySet<Kind> = new Set(['ref', 'integer', 'decimal', 'line', 'email', 'instant', 'day']);

function isNeeded(of: Field): boolean {
  if ('required' in of) return of.required === true;
  if (of.kind === 'choice') return !of.nullable;
  return NEEDED.has(of.kind) && !of.nullable && !('default' in of);
}

/** A year is written without separators; the table knows it as any number. */
const isYear = (source: string) => /(?:\.|_|^)year$/.test(source);

/** The input of a field as its table has it: kind, length, choices, whether it may be empty. */
export function TableInput({ of, options = {}, choiceWords, ...input }: TableInputProps) {
  const t = useTranslate();
  const isRequired = options.isRequired ?? isNeeded(of);
  const props = { ...input, isRequired };
  switch (of.kind) {
    case 'language_map': {
      const kind = options.input ?? of.input ?? of.size ?? 'text';
      return <LanguageMapInput {...props} kind={kind} {...(of.size && { maxLength: of.max ?? LINE_MAX })} />;
    }
    case 'flag':
      return <SwitchInput {...input} />;
    case 'choice':
      return (
        <ChoiceInput
          {...props}
          choices={of.choices.map((value) => ({ value, label: choiceWords ? t(choiceWords(value)) : value }))}
        />
      );
    case 'ref':
      return isReference(of.set) ? (
        <RowSelect {...props} reference={of.set} />
      ) : (
        <MasterSelect {...props} set={of.set as MasterSetName} />
      );
    case 'links':
      return of.ids_for === 'editors' ? (
        <MasterSelect {...props} set={of.set as MasterSetName} isMultiple />
      ) : (
        <MasterLinks {...props} set={of.set as MasterSetName} column={of.column} />
      );
    case 'integer':
    case 'rating':
      return 'set' in of && of.set === 'languages' ? (
        <LanguageSelect {...props} />
      ) : (
        <NumberInput
          {...props}
          isYear={isYear(input.source)}
          {...(options.unit && { unit: t(options.unit) })}
        />
      );
    case 'decimal':
      return (
        <NumberInput
          {...props}
          decimals={options.decimals ?? of.places ?? 2}
          {...(options.unit && { unit: t(options.unit) })}
        />
      );
    case 'yen':
    case 'big_yen':
      return <MoneyInput {...props} />;
    case 'day':
      return <DayInput {...props} />;
    case 'instant':
      return <DateTimeInput {...props} />;
    case 'time':
      return <TextInput {...props} placeholder="09:00" maxLength={5} />;
    case 'url':
      return <TextInput {...props} type="url" maxLength={of.stored === 'text' ? URL_MAX : LINE_MAX} />;
    case 'email':
      return <TextInput {...props} type="email" />;
    case 'phone':
      return <TextInput {...props} type="tel" />;
    case 'line':
    case 'kana':
      return <TextInput {...props} maxLength={of.max ?? LINE_MAX} />;
    case 'text':
      return (
        <TextInput {...props} isMultiline={options.input !== 'line'} maxLength={of.max ?? LONG_TEXT_MAX} />
      );
    default:
      throw new Error(`${input.source}: a field of kind ${of.kind} has no input`);
  }
}

import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { required } from '../../../../domain/required.ts';
import { useField } from '../../components/form/use-field.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { api } from '../../lib/api.ts';

interface Props {
  name: string;
  /** Path of the row's university, whose faculties are suggested. */
  university: string;
}

/** The department's official name: any text, with the faculties of the chosen university to begin with. */
export function DepartmentInput({ name, university }: Props) {
  const { t } = useTranslation('profile');
  const { field, id, error, below } = useField(name);
  const chosen = useWatch({ name: university }) as { id: number | null } | null;
  const answer = useQuery({
    queryKey: ['university', chosen?.id],
    queryFn: () => api.query('get_universities', { q: { id_eq: required(required(chosen).id) } }),
    enabled: Boolean(chosen?.id),
    staleTime: 600_000,
  });
  const text = (field.value as string | null) ?? '';
  return (
    <Autocomplete
      freeSolo
      id={id}
      options={answer.data?.universities[0]?.department_names ?? []}
      value={text}
      inputValue={text}
      onInputChange={(_event, typed, reason) => {
        // Only what the person did: the field sets itself once more when it is shown.
        if (reason !== 'reset') field.onChange(typed);
      }}
      onChange={(_event, suggestion) => field.onChange(suggestion)}
      onBlur={field.onBlur}
      disableClearable
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          name={name}
          label={t('field.department_official_name')}
          inputRef={field.ref}
          error={Boolean(error)}
          helperText={below(t('help.department_official_name'))}
        />
      )}
    />
  );
}

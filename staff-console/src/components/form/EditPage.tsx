import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useGetOne } from 'ra-core';
import { useParams } from 'react-router-dom';
import type { Data } from '../../lib/record-changes.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { WHOLE_RECORD } from '../../providers/data-provider.ts';
import { Unloaded } from '../Unloaded.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FormNotices } from './FormNotices.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PageHead } from './PageHead.tsx';
import { RecordFormProvider } from './RecordFormProvider.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useRecordForm } from './use-record-form.ts';

export interface EditFormProps<R extends { id: number }> {
  resource: string;
  record: R;
  /** Whether this member may write the record; without, the fields show and nothing is kept or sent. */
  canEdit: boolean;
  children: ReactNode;
  onSaved?: (record: R) => void;
  /** Further buttons in the save bar. */
  saveActions?: ReactNode;
  /** For a small form under other things: no save bar until there is something to save. */
  hidesCleanBar?: boolean;
}

/** The fields of a record with everything around them: notices, save bar, conflict and leave dialogs. */
export function EditForm<R extends { id: number }>({
  resource,
  record,
  canEdit,
  children,
  onSaved,
  saveActions,
  hidesCleanBar = false,
}: EditFormProps<R>) {
  const recordForm = useRecordForm({
    resource,
    record,
    ...(onSaved && { onSaved: (saved: Data) => onSaved(saved as unknown as R) }),
  });
  return (
    <RecordFormProvider resource={resource} recordForm={recordForm} isReadOnly={!canEdit}>
      <FormNotices />
      {children}
      <SaveBar hidesWhenClean={hidesCleanBar}>{saveActions}</SaveBar>
      <ConflictDialog />
      <LeaveDialog />
    </RecordFormProvider>
  );
}

/** As the server says in the record's `can`. */
const isRemovable = (record: object) => (record as { can?: { remove?: boolean } }).can?.remove === true;

export interface EditPageProps<R extends { id: number }> {
  resource: string;
  /** The name of the list, for the way back. */
  listLabel: string;
  /** Where that list is, when it is not the resource's own. */
  listPath?: string;
  title: (record: R) => string;
  canEdit: boolean | ((record: R) => boolean);
  renderFacts?: (record: R) => ReactNode;
  /** Links and buttons beside the title; commands that change the record reload it by `reload`. */
  renderActions?: (record: R, reload: () => void) => ReactNode;
  /** Between the title and the form. */
  renderLead?: (record: R, reload: () => void) => ReactNode;
  /** Beside or under the form, outside of it. */
  renderAside?: (record: R, reload: () => void) => ReactNode;
  children: ReactNode;
}

/** The page of one record, at /<resource>/:id. Reads the whole record and puts its fields into a form. */
export function EditPage<R extends { id: number }>(props: EditPageProps<R>) {
  const { id } = useParams();
  const { data, error, refetch } = useGetOne(
    props.resource,
    { id, meta: WHOLE_RECORD },
    { refetchOnMount: 'always' },
  );
  const record = data as unknown as R | undefined;
  usePageTitle(record ? props.title(record) : props.listLabel);
  if (!record) return <Unloaded error={error} onRetry={() => void refetch()} />;
  const canEdit = typeof props.canEdit === 'function' ? props.canEdit(record) : props.canEdit;
  return (
    <Box sx={{ maxWidth: 1200, mx: 'auto' }}>
      <PageHead
        title={props.title(record)}
        list={{ path: props.listPath ?? `/${props.resource}`, label: props.listLabel }}
        facts={props.renderFacts?.(record)}
        actions={
          <>
            {props.renderActions?.(record, () => void refetch())}
            {isRemovable(record) && (
              <RemoveButton resource={props.resource} record={record} title={props.title(record)} />
            )}
          </>
        }
      />
      {props.renderLead?.(record, () => void refetch())}
      <EditForm key={record.id} resource={props.resource} record={record} canEdit={canEdit}>
        {props.children}
      </EditForm>
      {props.renderAside?.(record, () => void refetch())}
    </Box>
  );
}

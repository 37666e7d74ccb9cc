import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { FormTabs } from '../components/form/FormTabs.tsx';
import { CreatePage } from '../components/form/CreatePage.tsx';
import { EditPage } from '../components/form/EditPage.tsx';
import type { Selected } from '../components/list/list-types.ts';
import { ResourceList } from '../components/list/ResourceList.tsx';
import type { MessageKey } from '../i18n/messages.ts';
import { NotFoundPage } from '../layout/NotFoundPage.tsx';
import type { Data } from '../lib/record-changes.ts';
import { useColumns } from './columns.tsx';
import type { Described } from './describe.ts';
import { namesIn, Sections } from './Fields.tsx';
import { useFilters } from './filters.tsx';
import type { BulkAction } from './list-types.ts';
import { useWording } from '../i18n/use-wording.ts';

type Row = Data & { id: number };

const titleKey = ({ title, words }: Described) => title ?? (`${words}.title` as MessageKey);

/** Buttons for the chosen rows; a dialog outlives the choice, so that it can tell what was done. */
function useBulkActions(actions: readonly BulkAction[]) {
  const { t, member } = useWording();
  const [open, setOpen] = useState<{ action: BulkAction; selected: Selected<Row> } | null>(null);
  const allowed = actions.filter(({ isForManagers }) => !isForManagers || member.role === 'manager');
  const buttons = (selected: Selected<Row>) =>
    allowed.map((action) =>
      'pathOf' in action ? (
        <ButtonLink key={action.label} to={action.pathOf(selected.ids)}>
          {t(action.label)}
        </ButtonLink>
      ) : (
        <Button key={action.label} onClick={() => setOpen({ action, selected })}>
          {t(action.label)}
        </Button>
      ),
    );
  const Dialog = open && 'Dialog' in open.action ? open.action.Dialog : null;
  const dialog = open && Dialog && (
    <Dialog
      ids={open.selected.ids}
      onClose={() => setOpen(null)}
      onDone={() => {
        open.selected.reload();
        open.selected.clear();
      }}
    />
  );
  return { renderBulkActions: allowed.length > 0 ? buttons : null, dialog };
}

/** The list of a described resource. */
export function DescribedListPage({ of }: { of: Described }) {
  const wording = useWording();
  const { t, textOf } = wording;
  const { name, words, list, createdBy } = of;
  const columns = useColumns(of);
  const filters = useFilters(of);
  const { renderBulkActions, dialog } = useBulkActions(list.bulk ?? []);
  const search = list.search ? t(list.search) : textOf(`${words}.search`);
  const hint = list.hint ? list.hint(wording) : textOf(`${words}.hint`);
  const emptyHint = list.hasEmptyHint === false ? undefined : (textOf(`${words}.empty_hint`) ?? hint);
  const mayCreate = createdBy === 'everybody' || createdBy === wording.member.role;
  const { Head, Lead, linkTo, always, viewsOf } = list;
  return (
    <>
      <ResourceList<Row>
        resource={name}
        title={t(titleKey(of))}
        {...(hint && { hint })}
        nameOf={(row) => of.nameOf(row as never, wording)}
        linkTo={(row) => (linkTo ? linkTo(row as never) : `/${name}/${row.id}`)}
        sort={{ field: list.sort[0], order: list.sort[1] }}
        {...(search && { searchLabel: search })}
        filters={filters}
        createLabel={mayCreate ? textOf(`${words}.new`) : undefined}
        hasExport={list.hasExport === true}
        empty={{ title: t(`${words}.empty` as MessageKey), ...(emptyHint && { hint: emptyHint }) }}
        columns={columns}
        {...(always && { always: always })}
        {...(viewsOf && { viewsOf })}
        {...(Lead && { lead: <Lead /> })}
        {...(Head && { head: <Head /> })}
        {...(renderBulkActions && { renderBulkActions })}
      />
      {dialog}
    </>
  );
}

function Form({ of: { fields, words, choices, form = [], tabs } }: { of: Described }) {
  const { t } = useWording();
  const place = { of: fields, words, choices };
  if (!tabs) return <Sections sections={form} {...place} />;
  return (
    <FormTabs
      label={t(tabs.label)}
      tabs={tabs.parts.map(({ label, sections }) => ({
        id: label.replaceAll('.', '-'),
        label: t(label),
        fields: namesIn(sections),
        content: <Sections sections={sections} {...place} />,
      }))}
    />
  );
}

/** The page of one record of a described resource. */
export function DescribedEditPage({ of }: { of: Described }) {
  const wording = useWording();
  const { name, nameOf, titleOf = nameOf, facts, actions, lead, aside } = of;
  return (
    <EditPage<{ id: number; can: { edit: boolean } }>
      resource={name}
      listLabel={wording.t(titleKey(of))}
      title={(record) => titleOf(record as never, wording)}
      canEdit={(record) => record.can.edit}
      {...(facts && { renderFacts: (record) => facts(record as never, wording) })}
      {...(actions && { renderActions: (record, reload) => actions(record as never, wording, reload) })}
      {...(lead && { renderLead: (record, reload) => lead(record as never, wording, reload) })}
      {...(aside && { renderAside: (record, reload) => aside(record as never, wording, reload) })}
    >
      <Form of={of} />
    </EditPage>
  );
}

/** The page of a new record of a described resource. */
export function DescribedCreatePage({ of }: { of: Described }) {
  const wording = useWording();
  const { t } = wording;
  const [address] = useSearchParams();
  const { name, words, createdBy } = of;
  const defaults = typeof of.defaults === 'function' ? of.defaults(address) : of.defaults;
  if (!createdBy) return <NotFoundPage />;
  return (
    <CreatePage
      resource={name}
      title={of.newTitle?.(wording) ?? t(`${words}.new` as MessageKey)}
      listLabel={t(titleKey(of))}
      {...(defaults && { defaults })}
    >
      <Form of={of} />
    </CreatePage>
  );
}

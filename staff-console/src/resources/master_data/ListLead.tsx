import ArrowBackIcon from '../../../../web/icons/ArrowBack.tsx';
import Box from '@mui/material/Box';
import { masterTable, type MasterTableName } from '../../../../domain/master-data.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Hint } from '../../components/Hint.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';

/** The way back to all tables of master data. */
export function BackToTables() {
  const t = useTranslate();
  return (
    <PageLink
      to="/master_data"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 32, fontSize: '0.875rem' }}
    >
      <ArrowBackIcon fontSize="small" />
      {t('form.back_to', { list: t('master_data.title') })}
    </PageLink>
  );
}

/** Above the rows of a table of master data: the way back, and the way to its order. */
export function ListLead({ table }: { table: MasterTableName }) {
  const t = useTranslate();
  return (
    <>
      {masterTable(table).isFixed && <Hint>{t('master_data.fixed_hint')}</Hint>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 1 }}>
        <BackToTables />
        <ButtonLink to={`/${table}/order`} variant="outlined">
          {t('master_data.order.change')}
        </ButtonLink>
      </Box>
    </>
  );
}

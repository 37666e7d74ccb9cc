import ArrowForward from '../../../../web/icons/ArrowForward.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { situationOf, turnIn } from '../../../../domain/application-situation.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { LangText } from '../../components/LangText.tsx';
import type { ApplicationListItem } from '../../lib/api-types.ts';
import { useNow } from '../../../../web/use-now.ts';
import { toDoList } from './to-do.ts';
import type { ToDo } from './to-do.ts';

const PATH: Record<ToDo['task'], string> = {
  interview: '',
  write: '/resume/edit',
  hand_in: '/resume/confirm',
  rewrite: '/resume/edit',
  agree: '/resume/confirm',
  pick_slot: '',
  answer_offer: '',
};

/** What the student has to do now, at once; or that there is nothing to do. */
export function ToDoCard({ applications }: { applications: readonly ApplicationListItem[] }) {
  const { t } = useTranslation('applications');
  const now = useNow();
  const list = toDoList(applications, now);
  const isWithOthers = applications.some((application) =>
    ['staff', 'company'].includes(turnIn(situationOf(application, now)) ?? ''),
  );
  return (
    <Card
      component="section"
      aria-labelledby="todo-title"
      sx={{
        p: { xs: 2, sm: 3 },
        mb: 3,
        borderWidth: 2,
        borderColor: list.length > 0 ? 'warning.main' : 'divider',
      }}
    >
      <Typography variant="h2" id="todo-title">
        {t('toDo.title', { count: list.length })}
      </Typography>
      {list.length === 0 ? (
        isWithOthers && <Typography color="textSecondary">{t('toDo.nothing')}</Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {list.map((item) => (
            <Item key={`${item.application.id} ${item.task}`} item={item} />
          ))}
        </Box>
      )}
    </Card>
  );
}

function Item({ item: { task, application, days } }: { item: ToDo }) {
  const { t } = useTranslation('applications');
  const when =
    days === null
      ? null
      : days < 0
        ? t('toDo.over')
        : days === 0
          ? t('toDo.today')
          : days === 1
            ? t('toDo.tomorrow')
            : t('toDo.inDays', { count: days });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        py: 1.5,
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
        '&:last-child': { pb: 0 },
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Typography sx={{ fontWeight: 700 }}>
          {t(`toDo.task.${task}`)}
          {when && (
            <Box component="span" sx={{ color: days !== null && days <= 2 ? 'error.dark' : 'text.primary' }}>
              {' · '}
              {when}
            </Box>
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <LangText map={application.recruitment.company.official_name} unlabelled />
          {' · '}
          <LangText map={application.recruitment.title} unlabelled />
        </Typography>
      </Box>
      <Button
        component={Link}
        to={`/applications/${application.id}${PATH[task]}`}
        variant="contained"
        color="primary"
        size="small"
        endIcon={<ArrowForward />}
      >
        {t(`toDo.go.${task}`)}
      </Button>
    </Box>
  );
}

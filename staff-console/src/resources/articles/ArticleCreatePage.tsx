import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { ArticleFields } from './ArticleFields.tsx';

/** A new article: hidden until somebody shows it. */
export default function ArticleCreatePage() {
  const t = useTranslate();
  return (
    <CreatePage
      resource="articles"
      title={t('articles.new')}
      listLabel={t('articles.title')}
      defaults={{ is_hidden: true }}
    >
      <ArticleFields />
    </CreatePage>
  );
}

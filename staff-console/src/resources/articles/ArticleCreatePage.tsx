import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { ArticleFields } from './ArticleFields.tsx';

/** A new article: hidden until somebody shows it. */
export default function ArticleCreatePage() {
  const say = useSay();
  return (
    <CreatePage
      resource="articles"
      title={say('articles.new')}
      listLabel={say('articles.title')}
      defaults={{ is_hidden: true }}
    >
      <ArticleFields />
    </CreatePage>
  );
}

import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type {
  ErrorBody,
  NoScriptRenderer,
  PageRenderer,
  PageRequest,
  RenderedPage,
} from '../../server/pages/contract.ts';
import {
  INTERFACE_LANGUAGES,
  interfaceLanguage,
  languageCode,
  type InterfaceLanguage,
} from '../../domain/languages.ts';
import { App, createQueryClient } from './app/App.tsx';
import { loadPage } from './app/load-page.ts';
import { STYLE_KEY, type PageState } from './app/page-state.ts';
import { CurrentPage } from './app/PageRouter.tsx';
import { completeTexts } from './i18n/i18n.ts';
import { bound, TextsProvider } from './i18n/use-translation.tsx';
import type { Translator } from './i18n/translator.ts';
import { answerQueriesWith, ApiError } from './lib/api.ts';
import { collectNamed, MASTER_KEY, onlyNamed } from './lib/master-data.ts';
import { collectHead, fullTitle, type PageHead } from './lib/page-head.ts';
import { pageLanguageId } from './lib/page-language.ts';
import { setRenderedAt } from '../../web/use-now.ts';
import { noScriptHtml } from './no-script.tsx';

/** A page asks for its data as it renders; what that data names is asked for in the next round. */
const ROUNDS = 4;

const texts = Object.fromEntries(
  await Promise.all(INTERFACE_LANGUAGES.map(async (code) => [code, await completeTexts(code)] as const)),
) as Record<InterfaceLanguage, Translator>;

/**
 * Renders and whatever the rendering reads of this module's neighbours are synchronous, so that pages for two
 * people never mix although language and clock are theirs for the moment.
 */
function setScene({ page_language_id, now, query }: PageRequest): void {
  pageLanguageId.set(page_language_id);
  setRenderedAt(now);
  answerQueriesWith((async (name: string, payload: unknown) => {
    const { status, body } = await query(name, payload);
    if (status !== 200) throw new ApiError(status, (body as ErrorBody).error);
    return body;
  }) as Parameters<typeof answerQueriesWith>[0]);
}

const isWaiting = (query: Query) =>
  query.state.status === 'pending' && (query.options as { enabled?: boolean }).enabled !== false;

function renderOnce(request: PageRequest, client: QueryClient) {
  setScene(request);
  const styles = createCache({ key: STYLE_KEY });
  // From here on it gathers them for the head; else each component would bring its own along, used or not.
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(styles);
  const language = interfaceLanguage(languageCode(request.page_language_id));
  const element = (
    <TextsProvider value={texts[language]}>
      <App client={client} styles={styles}>
        <StaticRouter location={request.address}>
          <CurrentPage />
        </StaticRouter>
      </App>
    </TextsProvider>
  );
  const { result, head } = collectHead(() => collectNamed(() => renderToString(element)));
  const html = result.result;
  const styleTags = () => constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return { html, named: result.named, head, styleTags };
}

/** Starts every waiting query at once, in this page's scene. */
function fetchWaiting(request: PageRequest, client: QueryClient): Promise<unknown> | null {
  const waiting = client.getQueryCache().getAll().filter(isWaiting);
  if (waiting.length === 0) return null;
  setScene(request);
  return Promise.all(waiting.map((query) => query.fetch().catch(() => undefined)));
}

function stateOf(request: PageRequest, client: QueryClient, named: ReadonlySet<string>): PageState {
  const { page_language_id, now } = request;
  const queries = dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status === 'success' });
  for (const { queryKey, state } of queries.queries) {
    if (queryKey[0] !== MASTER_KEY) continue;
    state.data = onlyNamed(state.data as object, named, languageCode(page_language_id));
    // The rest of the lists is fetched when the page stands.
    state.isInvalidated = true;
  }
  return { page_language_id, rendered_at: now.toISOString(), queries };
}

const headOf = ({ title, description, image, structured_data, status }: PageHead) => ({
  status: status ?? 200,
  title: fullTitle(title),
  description: description ?? null,
  image: image ?? null,
  structured_data: structured_data ?? null,
});

/** For browsers without JavaScript: beside a page that can be read all the same, or instead of one that cannot. */
export const renderNoScript: NoScriptRenderer = ({ language, path, isWhole }) =>
  noScriptHtml({
    t: bound(texts[language], 'no_script').t as TFunction<['no_script', 'common']>,
    language,
    path,
    isWhole,
  });

/** Renders a public page as a visitor sees it. */
export const renderPage: PageRenderer = async (request): Promise<RenderedPage> => {
  await loadPage(new URL(request.address, 'http://page.invalid'));
  const client = createQueryClient();
  client.setDefaultOptions({
    queries: { ...client.getDefaultOptions().queries, retry: false, retryOnMount: false },
  });
  try {
    let page = renderOnce(request, client);
    for (let round = 1; round < ROUNDS; round += 1) {
      const fetching = fetchWaiting(request, client);
      if (!fetching) break;
      await fetching;
      page = renderOnce(request, client);
    }
    return {
      ...headOf(page.head),
      html: page.html,
      styles: page.styleTags(),
      state: stateOf(request, client, page.named),
    };
  } finally {
    client.clear();
  }
};

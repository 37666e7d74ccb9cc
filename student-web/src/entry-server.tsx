import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
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
} from '../../server/domain/languages.ts';
import { App, createQueryClient } from './app/App.tsx';
import { STYLE_KEY, type PageState } from './app/page-state.ts';
import { routes } from './app/routes.tsx';
import { completeI18n } from './i18n/i18n.ts';
import { answerQueriesWith, ApiError } from './lib/api.ts';
import { collectNamed, MASTER_KEY, onlyNamed } from './lib/master-data.ts';
import { collectHead, fullTitle, type PageHead } from './lib/page-head.ts';
import { pageLanguageId } from './lib/page-language.ts';
import { setRenderedAt } from './lib/use-now.ts';
import { noScriptHtml } from './no-script.tsx';

/** A page asks for its data as it renders; what that data names is asked for in the next round. */
const ROUNDS = 4;

const handler = createStaticHandler(routes);
const texts = Object.fromEntries(
  await Promise.all(INTERFACE_LANGUAGES.map(async (code) => [code, await completeI18n(code)] as const)),
) as Record<InterfaceLanguage, i18n>;

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

function renderOnce(request: PageRequest, context: StaticHandlerContext, client: QueryClient) {
  setScene(request);
  const styles = createCache({ key: STYLE_KEY });
  const language = interfaceLanguage(languageCode(request.page_language_id));
  const element = (
    <I18nextProvider i18n={texts[language]}>
      <App client={client} styles={styles}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </I18nextProvider>
  );
  const { result, head } = collectHead(() => collectNamed(() => renderToString(element)));
  return { html: result.result, named: result.named, head, styles };
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
  noScriptHtml({ t: texts[language].getFixedT(language, ['no_script', 'common']), language, path, isWhole });

/** Renders a public page as a visitor sees it. */
export const renderPage: PageRenderer = async (request): Promise<RenderedPage | null> => {
  const context = await handler.query(new Request(`http://page.invalid${request.address}`));
  if (context instanceof Response) return null;
  const client = createQueryClient();
  client.setDefaultOptions({
    queries: { ...client.getDefaultOptions().queries, retry: false, retryOnMount: false },
  });
  try {
    let page = renderOnce(request, context, client);
    for (let round = 1; round < ROUNDS; round += 1) {
      const fetching = fetchWaiting(request, client);
      if (!fetching) break;
      await fetching;
      page = renderOnce(request, context, client);
    }
    const server = createEmotionServer(page.styles);
    return {
      ...headOf(page.head),
      html: page.html,
      styles: server.constructStyleTagsFromChunks(server.extractCriticalToChunks(page.html)),
      state: stateOf(request, client, page.named),
    };
  } finally {
    client.clear();
  }
};

import type { InterfaceLanguage } from '../../domain/languages.ts';
import type { ErrorBody } from '../core/errors/errors.ts';

/** Types only: what the server and the student app's server build say to each other. */
export interface PageRequest {
  /** Path and query of the page. */
  address: string;
  page_language_id: number;
  now: Date;
  /** Answers a query as a visitor gets it, without going over the network. */
  query(name: string, payload: unknown): Promise<{ status: number; body: unknown }>;
}

export interface RenderedPage {
  status: number;
  title: string;
  description: string | null;
  /** Path of a picture that stands for the page. */
  image: string | null;
  /** Linked data, for the scheme and host of the site; null when there is nothing to say. */
  structured_data: ((origin: string) => object | null) | null;
  /** What goes into the app's root element. */
  html: string;
  /** Style elements for the head. */
  styles: string;
  /** What the browser's first picture needs; any JSON. */
  state: unknown;
}

export type PageRenderer = (request: PageRequest) => Promise<RenderedPage>;

/** HTML of what a browser without JavaScript is told. */
export type NoScriptRenderer = (place: {
  language: InterfaceLanguage;
  /** Path and query of the page, without the language. */
  path: string;
  /** The page is empty without JavaScript. */
  isWhole: boolean;
}) => string;

export interface PageModule {
  renderPage: PageRenderer;
  renderNoScript: NoScriptRenderer;
}

export type { ErrorBody };

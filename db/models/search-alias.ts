import { searchAlias } from '../../domain/entities/search-alias.ts';
import { modelOf } from './entity-model.ts';

export class SearchAlias extends modelOf(searchAlias) {}

// Our own components at /admin, in plain browser JavaScript so that no bundling is needed: a start page that lists
// the tables instead of AdminJS's default dashboard, and headings in the words of the reader.
(() => {
  const { React, ReactRedux, ReactRouterDOM, AdminJS } = window;
  const h = React.createElement;

  function Group({ name, tables }) {
    const { translateLabel } = AdminJS.useTranslation();
    const rows = tables.map(({ id, href }) =>
      h('li', { key: id }, h(ReactRouterDOM.Link, { to: href }, translateLabel(id))),
    );
    return h('section', null, h('h2', null, translateLabel(name)), h('ul', null, rows));
  }

  function TablesPage() {
    const { translateMessage } = AdminJS.useTranslation();
    const tables = ReactRedux.useSelector((state) => state.resources);
    const groups = [...new Set(tables.map(({ navigation }) => navigation.name))];
    return h(
      'main',
      { className: 'tables-page' },
      h('h1', null, translateMessage('welcomeOnBoard_title')),
      h('p', null, translateMessage('welcomeOnBoard_subtitle')),
      groups.map((name) =>
        h(Group, { key: name, name, tables: tables.filter(({ navigation }) => navigation.name === name) }),
      ),
    );
  }

  // Its heading says what is read or changed: the table, and of a page for one row the row.
  function ActionHeader({ OriginalComponent, ...props }) {
    const { action, record } = props;
    const isNamed = ['show', 'edit', 'new'].includes(action.name);
    return h(OriginalComponent, {
      ...props,
      ...(isNamed && { action: { ...action, label: `heading_${action.name}` } }),
      ...(isNamed && record?.title && { tag: record.title }),
    });
  }

  AdminJS.UserComponents = { TablesPage, ActionHeader };
})();

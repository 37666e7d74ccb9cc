-- Jobs of recommend mails tell pay, place, deadline and why. Mails written before are kept writable: they tell none.
update deliveries set template_values = jsonb_set(template_values, '{values,jobs}', (
  select jsonb_agg('{"pay": null, "place": null, "deadline": null, "why": null}'::jsonb || job order by place)
  from jsonb_array_elements(template_values->'values'->'jobs') with ordinality as told (job, place)))
where template = 'recommend_mail' and jsonb_typeof(template_values->'values'->'jobs') = 'array'
  and template_values->'values'->'jobs' <> '[]';

-- Programs since 0040 keep working.
-- Which programs keep working on a database that a newer one has migrated: those whose newest migration has at least this number. A migration
-- says so in its first line, and adds its row when it runs. One without a row tolerates no older program (docs/scaling.md).
create table tolerant_migrations (
  name text primary key,
  programs_since integer not null
);

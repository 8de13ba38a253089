-- One register of processes: the row that says how a process's browser does also says where the process listens.
alter table processes add column endpoints jsonb not null default '[]';

-- While an installation is upgraded, processes of the version before still run. They write their endpoints to `web_endpoints`
-- and read there what no scan may reach, so a process of this version is listed there too.
create function list_endpoints_for_earlier_version() returns trigger language plpgsql as $$
begin
  delete from web_endpoints where lease_until < now();
  if tg_op <> 'INSERT' then
    delete from web_endpoints using jsonb_to_recordset(old.endpoints) as own (host text, port integer)
    where web_endpoints.process_id = old.id and web_endpoints.host = own.host and web_endpoints.port = own.port;
  end if;
  if tg_op <> 'DELETE' then
    insert into web_endpoints (process_id, host, port, lease_until)
    select distinct new.id, own.host, own.port, new.lease_until
    from jsonb_to_recordset(new.endpoints) as own (host text, port integer)
    on conflict (process_id, host, port) do update set lease_until = excluded.lease_until;
  end if;
  return null;
end
$$;

create trigger list_endpoints_for_earlier_version after insert or update or delete on processes
for each row execute function list_endpoints_for_earlier_version();

-- Where the processes of this installation listen, of both versions.
create view known_endpoints as
select own.host, own.port from processes, jsonb_to_recordset(processes.endpoints) as own (host text, port integer)
where processes.lease_until > now()
union
select host, port from web_endpoints where lease_until > now();
